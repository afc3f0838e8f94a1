export function link() {
  function check(v) {
    return false;
  }

  function explain(v, errors) {
    errors.push({ path: "", keyword: "false", schemaPath: "#" });
  }
  return { check, explain };
}
