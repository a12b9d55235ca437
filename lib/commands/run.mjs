/**
 * Runs a command of this folder, or a program given by path, with TypeScript, after installing packages when they are
 * missing or older than the lockfile. Plain JavaScript without packages, because it runs first on a fresh clone.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PROCESS_FLAGS, PROCESS_SETTINGS } from './process-settings.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
process.chdir(root);

const [name, ...args] = process.argv.slice(2);
const installed = 'node_modules/.package-lock.json';
const wanted = fs.readFileSync('package-lock.json');
const marker = 'node_modules/.installed-lock';

function isInstalled() {
  if (fs.existsSync(marker)) return fs.readFileSync(marker).equals(wanted);
  return fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync('package-lock.json').mtimeMs;
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`BOMB needs Node.js 20.19 or newer; this is ${process.version}.`);
  process.exit(1);
}

if (!isInstalled()) {
  console.error('Installing packages (a minute or two the first time) …');
  const npm = process.env.npm_execpath;
  const install = npm
    ? spawnSync(process.execPath, [npm, 'ci', '--include=dev'], { stdio: ['ignore', 2, 2] })
    : spawnSync('npm', ['ci', '--include=dev'], { stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (install.status !== 0) {
    console.error('The packages could not be installed; see above.');
    process.exit(install.status ?? 1);
  }
  fs.writeFileSync(marker, wanted);
}

const environment = {
  NEXT_TELEMETRY_DISABLED: '1',
  ...PROCESS_SETTINGS,
  ...process.env,
  NODE_ENV: name === 'dev' ? 'development' : (process.env.NODE_ENV ?? 'production'),
};
const program = name?.includes('/') ? name : `lib/commands/${name}.ts`;
// The built bundle of a command starts in two thirds of the time.
const bundle = `.next/programs/${program.replace(/\.ts$/, '.cjs')}`;
const isBundled = environment.NODE_ENV === 'production' && fs.existsSync(bundle);
const child = spawn(
  process.execPath,
  [...PROCESS_FLAGS, ...(isBundled ? [bundle] : ['--import', 'tsx', program]), ...args],
  {
    stdio: 'inherit',
    env: environment,
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
