import { load, noChromium, notInstalled, programs } from "./runtime.ts";

/** As much of playwright-core as is used here. */
export interface Browser {
  newPage(options?: { viewport?: { width: number; height: number }; colorScheme?: "light" | "dark" }): Promise<Page>;
  version(): string;
  close(): Promise<void>;
}

export interface Page {
  goto(url: string): Promise<unknown>;
  fill(selector: string, text: string): Promise<void>;
  selectOption(selector: string, value: string): Promise<unknown>;
  click(selector: string): Promise<void>;
  /** Waits until there is such an element, and gives its text. */
  textContent(selector: string): Promise<string | null>;
  getAttribute(selector: string, name: string): Promise<string | null>;
  on(event: "console", listener: (message: { text(): string }) => void): void;
  on(event: "pageerror", listener: (error: Error) => void): void;
  close(): Promise<void>;
}

interface Playwright {
  readonly chromium: { launch(options: object): Promise<Browser> };
}

const playwright = find();

/** Why no browser can be started, where none can. */
export const noBrowser: string | undefined =
  playwright === undefined ? notInstalled : programs.chromium === undefined ? noChromium : undefined;

function find(): Playwright | undefined {
  try {
    return load("playwright-core");
  } catch {
    return undefined;
  }
}

/** Headless, with an empty profile of its own, and quiet towards the network. */
export function startBrowser(): Promise<Browser> {
  const quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic"];
  return playwright!.chromium.launch({
    executablePath: programs.chromium,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run", ...quiet],
  });
}
