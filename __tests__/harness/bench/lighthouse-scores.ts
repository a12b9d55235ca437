import { execFile } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { HOME_PATH, LOGIN_PATH, type ScreenPath } from '@/config/menu';
import { systemApi } from '@/lib/contracts/system';
import { drive, withBrowser } from './bench-browser';
import { ADMIN, signIn, withServer } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { median } from './statistics';
import { type StoredItem, storedSession } from './stored-session';

const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
type Goals = Record<(typeof CATEGORIES)[number], number>;
const GOALS: Goals = { performance: 98, accessibility: 100, 'best-practices': 100 };

/** The metrics behind the performance score, for finding the reason for a low score. */
const TIMES = {
  'first-contentful-paint': 'first paint',
  'largest-contentful-paint': 'largest paint',
  'speed-index': 'speed index',
  'total-blocking-time': 'blocked',
} as const;

/** The pages every user sees, and the list that stays open longest at a desk. */
const PAGES = [
  { page: LOGIN_PATH, isSignedIn: false, devices: ['phone', 'desktop'] },
  { page: HOME_PATH, isSignedIn: true, devices: ['phone', 'desktop'] },
  { page: '/seller' satisfies ScreenPath, isSignedIn: true, devices: ['desktop'] },
] as const;

const DEVICES = {
  phone: { flags: [], goals: GOALS },
  desktop: { flags: ['--preset=desktop'], goals: { ...GOALS, performance: 100 } },
};

/** A separate program: it sends its functions to the browser as text, which our TypeScript loader would alter. */
const lighthouse = (port: number, address: string, flags: string[]): Promise<Result> =>
  withFolder(async (folder) => {
    const file = path.join(folder, 'result.json');
    const wanted = [`--only-categories=${CATEGORIES.join()}`, '--disable-storage-reset', ...flags];
    const output = ['--output=json', `--output-path=${file}`, '--quiet', '--no-enable-error-reporting'];
    const args = ['node_modules/lighthouse/cli/index.js', address, `--port=${port}`, ...wanted, ...output];
    await promisify(execFile)(process.execPath, args);
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Result;
  });

/** A new browser for each run, so that its cache is empty; it may hold a session already. */
const runOnce = (address: string, stored: StoredItem[], flags: string[]): Promise<Result> =>
  withBrowser(async (port) => {
    await drive(port, async (browser) => {
      const page = await browser.contexts()[0]?.newPage();
      await page?.goto(new URL(systemApi.health.path, address).href);
      await page?.evaluate((items) => items.forEach(({ name, value }) => localStorage.setItem(name, value)), stored);
      await page?.close();
    });
    return lighthouse(port, address, flags);
  });

/** Failed audits in the categories that must be perfect. */
function complaints(results: Result[]): string[] {
  const perfect = CATEGORIES.filter((category) => GOALS[category] === 100);
  const refs = results.flatMap((lhr) => perfect.flatMap((category) => lhr.categories[category]?.auditRefs ?? []));
  const failed = refs.filter(({ id, weight }) => weight > 0 && results.some(({ audits }) => isBad(audits[id]?.score)));
  return [...new Set(failed.map(({ id }) => id))];
}

const isBad = (score: number | null | undefined) => typeof score === 'number' && score < 1;

/** Lighthouse results of a page as figures. */
export function figuresOf(name: string, results: Result[], goals = GOALS): Figure[] {
  const scores = CATEGORIES.map((category) => ({
    name: `${name} ${category}`,
    value: Math.round(median(results.map((lhr) => (lhr.categories[category]?.score ?? 0) * 100))),
    goal: { atLeast: goals[category] },
  }));
  const times = Object.entries(TIMES).map(([audit, words]) => ({
    name: `${name} ${words}`,
    value: median(results.map((lhr) => lhr.audits[audit]?.numericValue ?? NaN)) / 1000,
    unit: 's',
  }));
  const shift = median(results.map((lhr) => lhr.audits['cumulative-layout-shift']?.numericValue ?? NaN));
  const bad = complaints(results);
  return [
    ...scores,
    ...times,
    { name: `${name} layout shift`, value: shift },
    ...(bad.length > 0 ? [{ name: `${name} falls short in`, value: bad.join(', ') }] : []),
  ];
}

/** Sometimes a browser does not report when loading began; the run is then repeated. */
async function run(address: string, stored: StoredItem[], flags: string[], tries = 3): Promise<Result> {
  try {
    return await runOnce(address, stored, flags);
  } catch (error) {
    if (tries === 1) throw error;
    return run(address, stored, flags, tries - 1);
  }
}

/** Runs Lighthouse on a page as often as the median needs. */
export async function auditPage(address: string, stored: StoredItem[], flags: string[]): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < RUNS) results.push(await run(address, stored, flags));
  return results;
}

/** Lighthouse results for each of these pages. */
export const measureLighthouse = (): Promise<Section> =>
  withServer({}, async (origin) => {
    const session = storedSession(await signIn(origin, ADMIN));
    const figures: Figure[] = [];
    for (const { page, isSignedIn, devices } of PAGES) {
      for (const device of devices) {
        const { flags, goals } = DEVICES[device];
        const results = await auditPage(origin + page, isSignedIn ? session : [], flags);
        figures.push(...figuresOf(`${page} ${device}`, results, goals));
      }
    }
    return {
      title: 'Lighthouse',
      note: `Median of ${RUNS} runs each, with Lighthouse's own simulation of a slow phone and of a desktop.`,
      figures,
    };
  });
