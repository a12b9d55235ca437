import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './build';
import { findBrowser, findHeadlessShell, HOW_TO_GET_A_BROWSER } from './find-browser';

type Settings = Partial<NodeJS.ProcessEnv>;

interface Tally {
  passed: number;
  failed: number;
  /** Titles of tests that failed and then passed. */
  flaky?: string[];
}

/** More flaky tests than this fail the run: each is a race to be fixed. */
const MOST_FLAKY = 2;

/** Tests that do not depend on the engine: on the second engine they run only with `--both`. */
const ALIKE_ON_BOTH = [
  'access',
  'access-tokens',
  'bad-input',
  'catalog-pdfs',
  'damaged-files',
  'demo-data',
  'failures',
  'files',
  'film-files',
  'firebase-project',
  'generated-client',
  'health',
  'identity-tokens',
  'large-bodies',
  'log',
  'long-polling',
  'merge-keys',
  'odd-phones',
  'photos',
  'pipeline-bad-input',
  'provider-contract',
  'rules-language',
  'rules-matrix',
];

const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'bomb-test-'));

/** Another Node.js, which also runs one file of API tests and one browser test. */
const otherNode = process.env.TEST_NODE || undefined;

/** Runs a tool from node_modules; true when it exits successfully. */
const run = (script: string, args: string[], env: Settings = {}, node = process.execPath, flags: string[] = []) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(node, [...flags, path.join('node_modules', script), ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', NEXT_TELEMETRY_DISABLED: '1', ...env },
    });
    child.on('exit', (code) => resolve(code === 0));
    child.on('error', () => resolve(false));
  });

const once = (isGood: boolean): Tally => ({ passed: Number(isGood), failed: Number(!isGood) });

/**
 * Counts from a tool's report; a tool that failed without a report, or without a failed test in it, counts as one
 * failure.
 */
function tally(isGood: boolean, file: string, read: (report: never) => Tally): Tally {
  const counted = fs.existsSync(file)
    ? read(JSON.parse(fs.readFileSync(file, 'utf8')) as never)
    : { passed: 0, failed: 0 };
  return isGood || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

/** What a test file makes mostly ends with it: less of it is copied when new memory is larger. Workers inherit this. */
const JEST_FLAGS = ['--max-semi-space-size=96'];

async function jest(args: string[], env: Settings, node?: string): Promise<Tally> {
  const engine = env.TEST_DATABASE_URL ? 'postgresql' : 'embedded';
  const file = path.join(reports, `jest-${engine}${node ? '-other-node' : ''}.json`);
  const report = ['--maxWorkers=2', '--json', `--outputFile=${file}`];
  const isGood = await run('jest/bin/jest.js', [...report, ...args], env, node, JEST_FLAGS);
  return tally(isGood, file, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

/** Runs browser tests, all or those of some files; another Node.js then also builds and runs the product. */
async function browserTests(stories: string[] = [], node?: string): Promise<Tally> {
  const browser = findBrowser();
  if (!browser) {
    console.error(`\n!!! THE BROWSER TESTS DID NOT RUN !!!\n${HOW_TO_GET_A_BROWSER}\n`);
    return { passed: 0, failed: process.env.CI ? 1 : 0 };
  }
  const file = path.join(reports, `browser${node ? '-other-node' : ''}.json`);
  const env = {
    BROWSER_PATH: browser,
    HEADLESS_SHELL_PATH: findHeadlessShell() ?? browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    NODE_ENV: 'production' as const,
  };
  const isGood = await run(
    '@playwright/test/cli.js',
    ['test', '-c', 'config/playwright.config.ts', '--reporter=list,json', ...stories],
    env,
    node,
  );
  return tally(isGood, file, ({ stats, suites }: BrowserReport) => {
    const flaky = flakyOf(suites);
    const tooMany = flaky.length > MOST_FLAKY ? flaky.length : 0;
    return { passed: stats.expected + flaky.length - tooMany, failed: stats.unexpected + tooMany, flaky };
  });
}

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { status: string }[] }[];
}

interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: Suite[];
}

const flakyOf = (suites: readonly Suite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
    ...flakyOf(inner),
  ]);

const onPostgres = process.env.TEST_DATABASE_URL;

type Step = [name: string, work: () => Promise<Tally>];

/** Static checks, each using one processor, so they run in two parallel rows of about equal duration. */
const LOOKS: Step[][] = [
  [
    ['Lint', async () => once(await run('eslint/bin/eslint.js', ['--max-warnings', '0', '.']))],
    ['Unused', async () => once(await run('knip/bin/knip.js', ['--config', 'config/knip.json', '--no-progress']))],
  ],
  [
    ['Page types', async () => once(await run('next/dist/bin/next', ['typegen'], { NODE_ENV: 'production' }))],
    ['Types', async () => once(await run('typescript/bin/tsc', ['--noEmit']))],
    ['Format', async () => once(await run('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']))],
    ['Build', () => (findBrowser() ? build().then(() => once(true)) : Promise.resolve({ passed: 0, failed: 0 }))],
  ],
];

const TESTS: Step[] = [
  ['Tests, embedded engine', () => jest([], { TEST_DATABASE_URL: '' })],
  [
    'API tests, PostgreSQL',
    () => (onPostgres ? jest(onSecondEngine(), { TEST_DATABASE_URL: onPostgres }) : skipPostgres()),
  ],
  ['Browser tests', () => browserTests()],
  ...(otherNode ? onOtherNode(otherNode) : []),
];

function onOtherNode(node: string): Step[] {
  return [
    ['API tests, other Node.js', () => jest(['__tests__/api/sign-in.test.ts'], { TEST_DATABASE_URL: '' }, node)],
    ['Browser tests, other Node.js', () => browserTests(['seller-keyboard.e2e.ts'], node)],
  ];
}

function onSecondEngine(): string[] {
  const tests = '__tests__/(api|realtime)/';
  if (process.argv.includes('--both')) return [tests];
  return [tests, '--testPathIgnorePatterns', `/(${ALIKE_ON_BOTH.join('|')})\\.test\\.ts$`];
}

async function skipPostgres(): Promise<Tally> {
  console.error('Skipped: set TEST_DATABASE_URL to a PostgreSQL server that may be used for tests to run these too.');
  return { passed: 0, failed: process.env.CI ? 1 : 0 };
}

interface Outcome extends Tally {
  name: string;
  seconds: number;
}

async function take([name, work]: Step): Promise<Outcome> {
  console.log(`\n── ${name}`);
  const started = Date.now();
  const { passed, failed, flaky } = await work().catch((error: unknown): Tally => {
    console.error(error);
    return { passed: 0, failed: 1 };
  });
  return { name, passed, failed, flaky, seconds: Math.round((Date.now() - started) / 1000) };
}

async function inTurn(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await take(step));
  return outcomes;
}

async function test(): Promise<number> {
  const outcomes = [...(await Promise.all(LOOKS.map(inTurn))).flat(), ...(await inTurn(TESTS))];
  const lines = outcomes.map(
    ({ name, passed, failed, seconds }) =>
      `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds} s`,
  );
  for (const title of outcomes.flatMap(({ flaky = [] }) => flaky))
    lines.push(`! Flaky, passed at the second try: ${title}`);
  const sumOf = (what: 'passed' | 'failed') => outcomes.reduce((sum, outcome) => sum + outcome[what], 0);
  const failed = sumOf('failed');
  console.log(`\n${lines.join('\n')}\n\n${sumOf('passed')} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

void test().then((code) => process.exit(code));
