import { mkdirSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { bundleThreads } from '../../lib/commands/bundle-programs';

/** Inside node_modules, so that bundles find their packages. */
const BUNDLES = path.resolve('node_modules/.cache/test-programs');

/** Bundles the server's threads once for all test files: compiling them at each start took most of such tests' time. */
export default async function globalSetup(): Promise<void> {
  mkdirSync(BUNDLES, { recursive: true });
  process.env.TEST_PROGRAMS = mkdtempSync(`${BUNDLES}/`);
  await bundleThreads(process.env.TEST_PROGRAMS);
}
