export function link() {
  function check(v) {
    // #
    return true;
  }

  function explain() {}
  return { check, explain };
}
