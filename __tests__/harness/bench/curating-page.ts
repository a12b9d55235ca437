import type { Browser, Page } from '@playwright/test';
import { arrangeMembers } from '@/lib/server/areas/collections/curate-service';
import { createCollection } from '@/lib/server/areas/collections/service';
import { findByTypedPhone } from '@/lib/server/areas/users/service';
import type { Actor } from '@/lib/server/auth/actor';
import { type Database, orm } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { addCatalogs, seenCatalogs } from './bench-catalogs';
import { drive, withBrowser } from './bench-browser';
import { addSellers } from './bench-sellers';
import { ADMIN, signIn, withServer } from './bench-server';
import type { Figure, Section } from './figures';
import { median } from './statistics';
import { storedSession } from './stored-session';

const CATALOGS = Number(process.env.BENCH_ROWS || 200_000);
const RUNS = 5;
/** A full collection, and a small collection for comparison. */
const [FULL, SMALL] = [500, 25];
const SCREEN = { width: 1440, height: 900 };

const WORDS = { nameEn: 'Diwali', nameHi: 'दिवाली', descriptionEn: '', descriptionHi: '', segment: null };

async function actor(): Promise<Actor> {
  const user = await findByTypedPhone(orm(), ADMIN.phoneNumber);
  if (!user) throw new Error('Nobody is there.');
  const { id: userId, name, roles } = user;
  return { userId, name, roles, sessionId: userId, mustChangePassword: false };
}

/** Two collections among many catalogs. Returns their ids by size. */
async function fill(place: Database): Promise<Map<number, string>> {
  await loadTaxonomy();
  await addSellers(200, 0);
  await addCatalogs(place, CATALOGS);
  const ids = await seenCatalogs(place, FULL);
  const [made, curator] = [new Map<number, string>(), await actor()];
  for (const size of [FULL, SMALL]) {
    const { id } = await createCollection({ ...WORDS, nameEn: `Diwali ${size}` }, curator);
    await arrangeMembers(id, { base: [], order: ids.slice(0, size) }, curator);
    made.set(size, id);
  }
  return made;
}

/** As text, because our TypeScript loader alters functions sent to a browser. */
const WATCH = `
  window.memberRows = () => [...document.querySelectorAll('ol[aria-label="Catalogs of the collection"] > li')];
  window.rowsCame = (count) => new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The rows did not come within a minute.')), 60_000);
    const look = () => (memberRows().length >= count ? resolve(performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
  window.painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()), 0)));
  window.firstRow = rowsCame(1);
`;

/** From the key press to the visible result. */
const MOVE = `(async () => {
  const began = performance.now();
  memberRows()[0].querySelector('button[aria-label$=" down"]').click();
  return (await painted()) - began;
})()`;

/** The slowest of ten steps of a drag from the first position down. */
const DRAG = `(async () => {
  const dataTransfer = new DataTransfer();
  const fire = (row, name) => row.dispatchEvent(new DragEvent(name, { bubbles: true, cancelable: true, dataTransfer }));
  fire(memberRows()[0], 'dragstart');
  await painted();
  let longest = 0;
  for (let place = 1; place <= 10; place += 1) {
    const began = performance.now();
    fire(memberRows()[place], 'dragover');
    longest = Math.max(longest, (await painted()) - began);
  }
  fire(memberRows()[10], 'dragend');
  return longest;
})()`;

async function untilSaved(page: Page): Promise<void> {
  await page.getByText('Saved', { exact: true }).waitFor();
}

const NAMES = ['first row', 'every row', 'a row moved by its key', 'a row dragged, its longest step', 'saved'] as const;
type Times = Record<(typeof NAMES)[number], number>;

/** Opens a collection in a new window, moves a row by keyboard and another by mouse. */
async function curate(browser: Browser, address: string, size: number, stored: ReturnType<typeof storedSession>) {
  const { origin } = new URL(address);
  const storageState = { cookies: [], origins: [{ origin, localStorage: stored }] };
  const context = await browser.newContext({ viewport: SCREEN, storageState });
  const page = await context.newPage();
  await page.addInitScript(WATCH);
  await page.goto(address);
  const first = await page.evaluate<number>('window.firstRow');
  const every = await page.evaluate<number>(`rowsCame(${size})`);
  await page.waitForTimeout(1500);
  const moved = await page.evaluate<number>(MOVE);
  const began = performance.now();
  await page.getByText('Saving…').waitFor();
  await untilSaved(page);
  const saved = performance.now() - began;
  await page.waitForTimeout(500);
  const dragged = await page.evaluate<number>(DRAG);
  await untilSaved(page);
  await context.close();
  return [first, every, moved, dragged, saved];
}

/** Curating a full collection in a browser, compared with a small collection. */
export async function measureCuratingPage(): Promise<Section> {
  let made = new Map<number, string>();
  const prepare = async (place: Database) => void (made = await fill(place));
  return withServer({ prepare }, async (origin) => {
    const stored = storedSession(await signIn(origin, ADMIN));
    const timesOf = async (size: number): Promise<Times> => {
      const address = `${origin}/collection/create/curate?id=${made.get(size)}`;
      const runs: number[][] = [];
      // The first run warms the operating system's caches and is not counted.
      for (let run = 0; run <= RUNS; run += 1)
        runs.push(await withBrowser((port) => drive(port, (browser) => curate(browser, address, size, stored))));
      const kept = runs.slice(1);
      return Object.fromEntries(
        NAMES.map((name, at) => [name, median(kept.map((times) => times[at] ?? NaN))]),
      ) as Times;
    };
    const [full, small] = [await timesOf(FULL), await timesOf(SMALL)];
    const ratio = (name: keyof Times, atMost: number): Figure => ({
      name: `${name}, one of ${SMALL} = 1`,
      value: full[name] / small[name],
      unit: '×',
      goal: { atMost },
    });
    return {
      title: `Curating ${FULL} of ${CATALOGS.toLocaleString('en-IN')} catalogs in a browser`,
      figures: [
        ...NAMES.map((name): Figure => ({ name, value: full[name], unit: 'ms' })),
        ratio('first row', 1.5),
        ratio('a row moved by its key', 3),
        ratio('a row dragged, its longest step', 3),
      ],
    };
  });
}
