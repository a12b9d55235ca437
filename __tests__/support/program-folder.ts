/** Folder of this run's bundles; `global-setup.ts` makes it before the first test file. */
export function programFolder(): string {
  const folder = process.env.TEST_PROGRAMS;
  if (!folder) throw new Error('Jest did not run its global setup.');
  return folder;
}
