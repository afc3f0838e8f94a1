/**
 * How many calls each log holds, and how many of them satisfy the schema of their tool, mended where it had to be. What
 * is wrong with the others was read one by one, and another validator (ajv, as a development oracle) agrees on each.
 */
export const replayed: Readonly<Record<string, { readonly calls: number; readonly valid: number }>> = {
  // Times without a zone where `date-time` is due (9), a range where a date is, values outside an enum or a bound.
  acebench: { calls: 590, valid: 576 },
  // "dontcare" and true where an enum has texts, a default left out that is required.
  "bfcl-live_multiple": { calls: 1009, valid: 990 },
  "bfcl-live_parallel": { calls: 11, valid: 11 },
  "bfcl-live_parallel_multiple": { calls: 15, valid: 14 },
  "bfcl-live_simple": { calls: 254, valid: 251 },
  "bfcl-multi_turn": { calls: 655, valid: 654 },
  "bfcl-multiple": { calls: 143, valid: 143 },
  "bfcl-parallel": { calls: 531, valid: 531 },
  "bfcl-parallel_multiple": { calls: 581, valid: 579 },
  // The name of a Java variable where its value is due.
  "bfcl-simple_java": { calls: 100, valid: 90 },
  "bfcl-simple_python": { calls: 400, valid: 399 },
  glaive: { calls: 674, valid: 402 },
  livemcpbench: { calls: 429, valid: 381 },
  // Numbers as texts.
  "seal-tools": { calls: 150, valid: 112 },
  "tau-bench-retail": { calls: 1030, valid: 1030 },
  toolbench: { calls: 39, valid: 39 },
  // The enum of `event_type` stands at `name`.
  tooltalk: { calls: 221, valid: 196 },
};

/**
 * Every call of livemcpbench that a real server refused, by its line in the log. All of them are about the shape of the
 * arguments. The servers stop at the first fault; these are all there are, by reading the schemas.
 */
export const refusedByServers: readonly { readonly lines: readonly number[]; readonly paths: readonly string[] }[] = [
  // `content` was written for `contents`, and the hash left out: twice a place to change.
  {
    lines: [64, 65, 101, 128, 129, 134, 252, 259, 296, 339],
    paths: ["/files/0/file_hash", "/files/0/patches/0/contents"],
  },
  // The hash is null.
  { lines: [132, 258], paths: ["/files/0/file_hash", "/files/0/patches/0/contents"] },
  { lines: [70, 260, 300], paths: ["/files/0/patches/0/contents"] },
  // `file_path` was written for `path`.
  { lines: [338, 340], paths: ["/files/0/path", "/files/0/file_hash", "/files/0/patches/0/contents"] },
  // `path` was written for `file_path`.
  { lines: [66, 130, 254, 297, 327, 334], paths: ["/files/0/file_path", "/files/0/ranges"] },
  {
    lines: [395],
    paths: ["/files/0/file_path", "/files/0/ranges", "/files/1/file_path", "/files/1/ranges"],
  },
  { lines: [67, 255, 298, 328, 335], paths: ["/files/0/ranges"] },
  { lines: [396], paths: ["/files/0/ranges", "/files/1/ranges"] },
  // `line_start` was written for `start`.
  { lines: [68, 256, 336], paths: ["/files/0/ranges/0/start"] },
  { lines: [397], paths: ["/files/0/ranges/0/start", "/files/1/ranges/0/start"] },
  { lines: [253], paths: ["/files"] },
  // Colours as texts, where each is a list of integers.
  { lines: [150], paths: ["/background_colors/0", "/background_colors/1"] },
  { lines: [151], paths: ["/background_colors/0/0", "/background_colors/0/1"] },
  { lines: [222], paths: ["/content"] },
  // 1,000,000 where less than that is due.
  { lines: [250], paths: ["/max_length"] },
  // A file's name where a URI is due.
  { lines: [209], paths: ["/sources/0/url", "/sources/1/url", "/sources/2/url"] },
];

/** Calls of the same log that the schema refuses and the server took: it judges more mildly than what it publishes. */
export const refusedBySchemaOnly: readonly { readonly lines: readonly number[]; readonly paths: readonly string[] }[] =
  [
    { lines: [29, 30, 31], paths: ["/region"] },
    // It has a default, and is in `required`.
    { lines: [61], paths: ["/timeout_ms"] },
    // "en" for "en_US", "Azir" for "AZIR", "mid" for "MID".
    { lines: [186], paths: ["/lang"] },
    { lines: [187, 188], paths: ["/game_mode", "/champion", "/position", "/lang"] },
    { lines: [189], paths: ["/game_mode", "/champion", "/lang"] },
  ];
