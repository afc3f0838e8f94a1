import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: {
    root: new URL("..", import.meta.url).pathname,
    include: ["test/**/*.test.ts"],
    // What is tested against packages of other people has them in a folder of its own.
    exclude: ["**/node_modules/**", "test/adapters/**"],
    testTimeout: 300_000,
  },
});

export default config;
