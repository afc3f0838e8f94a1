import { defineConfig, type ViteUserConfig } from "vitest/config";
import { packageNames } from "../package-names.ts";

/** Apart from the other tests: what these need is large, and `npm ci --prefix test/runtimes` installs it. */
const config: ViteUserConfig = defineConfig({
  resolve: { alias: [...packageNames] },
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["test/runtimes/**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default config;
