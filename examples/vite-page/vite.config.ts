import { straightedge } from "straightedge/rollup";
import { defineConfig, type UserConfig } from "vite";

const config: UserConfig = defineConfig({
  // Relative, so that the page works wherever it is put.
  base: "./",
  plugins: [straightedge()],
});

export default config;
