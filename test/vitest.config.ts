import { defineConfig, type ViteUserConfig } from "vitest/config";

const config: ViteUserConfig = defineConfig({
  test: { root: new URL("..", import.meta.url).pathname, include: ["test/**/*.test.ts"], testTimeout: 300_000 },
});

export default config;
