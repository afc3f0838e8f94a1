import { defineConfig, type ViteUserConfig } from "vitest/config";

/** Run by `npm run test:adapters`: these tests need the packages of `test/adapters/package.json`. */
const config: ViteUserConfig = defineConfig({
  test: {
    root: new URL(".", import.meta.url).pathname,
    include: ["**/*.test.ts"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

export default config;
