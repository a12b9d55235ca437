import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { bundlePrograms } from './bundle-programs';
import { compressFiles } from './compress-files';

const SOURCES = [
  'pages',
  'components',
  'lib',
  'config',
  'public',
  'next.config.js',
  'package-lock.json',
  'tsconfig.json',
];
const STAMP = '.next/build-stamp';

function filesUnder(entry: string): string[] {
  const found = fs.statSync(entry, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return found ? [entry] : [];
  return fs
    .readdirSync(entry)
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}

/** Changes whenever the build output would: sources, public settings or Node version. */
function sourceStamp(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of SOURCES.flatMap(filesUnder)) hash.update(file).update(fs.readFileSync(file));
  for (const [name, value] of Object.entries(process.env).sort())
    if (name.startsWith('NEXT_PUBLIC_')) hash.update(`${name}=${value}`);
  return hash.digest('hex');
}

/** True when the existing build was made from these sources and public settings. */
export const isBuilt = (stamp = sourceStamp()): boolean =>
  fs.existsSync(STAMP) && fs.readFileSync(STAMP, 'utf8') === stamp;

export const NO_BUILD = 'There is no build of these sources and settings yet. Run `npm run build` first.';

const run = (file: string, args: string[]) =>
  new Promise<void>((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
    const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'inherit', 'inherit'], env });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The build failed; see above.'))));
  });

/**
 * Builds the app unless the existing build is up to date. Returns true when it built.
 * @param announce is called when there is something to build.
 */
export async function build(announce = () => {}): Promise<boolean> {
  const stamp = sourceStamp();
  if (isBuilt(stamp)) return false;
  announce();
  fs.rmSync(STAMP, { force: true });
  // The other bundler adds 17 kB to every first visit.
  await run('node_modules/next/dist/bin/next', ['build', '--webpack']);
  await Promise.all([compressFiles('.next/static'), bundlePrograms()]);
  fs.writeFileSync(STAMP, stamp);
  return true;
}
