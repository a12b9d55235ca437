/** Small files that take long: begun near the end, one would keep a single processor busy while nothing else is left. */
const LONGEST = ['engine/durability', 'api/bad-input', 'engine/killed-jobs', 'backup/backup', 'api/access'];

const place = ({ path }) => {
  const found = LONGEST.findIndex((name) => path.includes(`/__tests__/${name}.test.`));
  return found < 0 ? LONGEST.length : found;
};

const sizeOf = ({ path, context }) => context.hasteFS.getSize(path) ?? 0;

/** The order of test files: those that take longest first, then the larger ones, on every machine alike. */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => place(a) - place(b) || sizeOf(b) - sizeOf(a));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
