/**
 * Runs the judge in one process for all mutants: vitest, which loads a test file anew for each, takes ten times as long.
 * What is read from the environment: STRAIGHTEDGE_ENGINE, the engine that is mutated, and STRAIGHTEDGE_ANSWERS, a file.
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { INSTRUMENTER_CONSTANTS } from "@stryker-mutator/api/core";
import { declareClassPlugin, PluginKind } from "@stryker-mutator/api/plugin";
import {
  DryRunStatus,
  determineHitLimitReached,
  TestStatus,
  toMutantRunResult,
} from "@stryker-mutator/api/test-runner";

const { STRAIGHTEDGE_ENGINE: engine, STRAIGHTEDGE_ANSWERS: answers } = process.env;

/** What mutated code looks at. */
globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {};
const namespace = globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE];

class JudgeRunner {
  static inject = [];
  #tests;

  capabilities() {
    return { reloadEnvironment: false };
  }

  async init() {
    const judge = await import(pathToFileURL(resolve("judge.mjs")).href);
    this.#tests = judge.testsOf(engine, answers);
  }

  async dryRun() {
    const tests = this.#tests.map((test) => runTest(test));
    return { status: DryRunStatus.Complete, tests, mutantCoverage: namespace.mutantCoverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    namespace.activeMutant = activeMutant.id;
    namespace.hitCount = hitLimit === undefined ? undefined : 0;
    namespace.hitLimit = hitLimit;
    const tests = [];
    for (const test of this.#tests) {
      if (testFilter !== undefined && !testFilter.includes(test.name)) continue;
      tests.push(runTest(test));
      if (tests.at(-1).status === TestStatus.Failed) break;
    }
    const timeout = determineHitLimitReached(namespace.hitCount, hitLimit);
    return toMutantRunResult(timeout ?? { status: DryRunStatus.Complete, tests });
  }
}

/** @param {{ name: string, run(): unknown }} test */
function runTest({ name, run }) {
  namespace.currentTestId = name;
  const start = performance.now();
  const test = { id: name, name };
  try {
    const wrong = run();
    const timeSpentMs = performance.now() - start;
    if (wrong === undefined) return { ...test, timeSpentMs, status: TestStatus.Success };
    const failureMessage = JSON.stringify(wrong).slice(0, 1000);
    return { ...test, timeSpentMs, status: TestStatus.Failed, failureMessage };
  } catch (error) {
    return {
      ...test,
      timeSpentMs: performance.now() - start,
      status: TestStatus.Failed,
      failureMessage: String(error),
    };
  } finally {
    namespace.currentTestId = undefined;
  }
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "judge", JudgeRunner)];
