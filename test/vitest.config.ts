import { defineConfig, type ViteUserConfig } from "vitest/config";
import { packageNames } from "./package-names.ts";

const config: ViteUserConfig = defineConfig({
  resolve: { alias: [...packageNames] },
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    // What is tested against packages of other people has them in a folder of its own.
    exclude: ["**/node_modules/**", "test/runtimes/**", "test/adapters/**"],
    testTimeout: 300_000,
  },
});

export default config;
