/** Small but slow files: started near the end, one would occupy a single processor while nothing else is left. */
const LONGEST = ['engine/durability', 'api/bad-input', 'engine/killed-jobs', 'backup/backup', 'api/access'];

const place = ({ path }) => {
  const found = LONGEST.findIndex((name) => path.includes(`/__tests__/${name}.test.`));
  return found < 0 ? LONGEST.length : found;
};

const sizeOf = ({ path, context }) => context.hasteFS.getSize(path) ?? 0;

/** Order of test files: the slowest first, then by size, the same on every machine. */
export default class LongestFirst {
  sort(tests) {
    return [...tests].sort((a, b) => place(a) - place(b) || sizeOf(b) - sizeOf(a));
  }

  allFailedTests(tests) {
    return tests;
  }

  cacheResults() {}
}
