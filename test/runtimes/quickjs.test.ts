import { expect, test } from "vitest";
import { expectedAnswers } from "./cases.ts";
import { scriptProgram } from "./program.ts";
import { describeRuntime, load, notInstalled } from "./runtime.ts";

interface QuickJs {
  newContext(): {
    evalCode(text: string): { value?: object; error?: object };
    dump(handle: object): unknown;
    getString(handle: object): string;
    dispose(): void;
  };
}

interface QuickJsPackage {
  newQuickJSWASMModuleFromVariant(variant: unknown): Promise<QuickJs>;
}

function find(): QuickJsPackage | undefined {
  try {
    return load("quickjs-emscripten-core");
  } catch {
    return undefined;
  }
}

const quickJs = find();

describeRuntime("QuickJS", quickJs === undefined ? notInstalled : undefined, () => {
  test("answers as the interpreter does: one script", async () => {
    const variant = load<{ default: unknown }>("@jitl/quickjs-wasmfile-release-sync").default;
    const context = (await quickJs!.newQuickJSWASMModuleFromVariant(variant)).newContext();
    const { value, error } = context.evalCode(scriptProgram());
    expect(error && context.dump(error)).toBeUndefined();
    expect(JSON.parse(context.getString(value!))).toEqual(expectedAnswers());
    context.dispose();
  });
});
