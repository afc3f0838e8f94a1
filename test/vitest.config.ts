import { defineConfig, type ViteUserConfig } from "vitest/config";
import { packageNames } from "./package-names.ts";

const config: ViteUserConfig = defineConfig({
  resolve: { alias: [...packageNames] },
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    exclude: ["**/node_modules/**", "test/runtimes/**"],
    testTimeout: 300_000,
  },
});

export default config;
