/**
 * What runs in each runtime, put before the modules there: judges the instances of every case, and gives the answers as
 * JSON text. It names nothing that a runtime might lack.
 */
// biome-ignore lint/correctness/noUnusedVariables: the text that follows calls it
function answersOf(casesText, modules, catalog) {
  const cases = JSON.parse(casesText);

  function judge(validator, instance) {
    const before = JSON.stringify(instance);
    const verdict = validator.check(instance);
    const result = validator.validate(instance);
    const told = result.ok ? { ok: true, sameValue: result.value === instance } : result;
    return { verdict, result: told, unchanged: JSON.stringify(instance) === before };
  }

  function answers(validatorOf) {
    return cases.map(({ name, instances }, i) => ({
      name,
      judged: instances.map((instance) => judge(validatorOf(name, i), instance)),
    }));
  }

  return JSON.stringify({ modules: answers((_name, i) => modules[i]), catalog: answers((name) => catalog[name]) });
}
