import type { Browser, Page } from '@playwright/test';
import type { ScreenPath } from '@/config/menu';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import { PAGE_SIZE } from '@/lib/contracts/base/list';
import { drive, withBrowser } from './bench-browser';
import { addSellers } from './bench-sellers';
import { ADMIN, signIn, withServer } from './bench-server';
import type { Figure, Section } from './figures';
import { ask } from './http-load';
import { type OpenList, openFigures } from './open-record';
import { AUTHORIZATION_ITEM, REACT_ADMIN, SHOWN_RECORD, withReactAdmin } from './react-admin';
import { median, quantile } from './statistics';
import { type StoredItem, storedSession } from './stored-session';

const SELLERS_PATH = '/seller' satisfies ScreenPath;
const SELLERS = 10_000;
const RUNS = 7;
const SCREEN = { width: 1440, height: 900 };

/** A longer gap between frames is visible as a jerk: at sixty frames a second, three are missing. */
const SEEN_MS = 50;
/** Eight screens a second, the fastest that a hand can fling a list. */
const PIXELS_A_FRAME = 120;

/** A browser loads several hundred internal resources into a new window, on the same processors. */
const WINDOW_SETTLES_MS = 1500;

/** A page that shows a list, and the browser storage it needs before it is opened. */
interface Rival {
  origin: string;
  path: string;
  stored: StoredItem[];
}

/** Lighthouse's desktop connection (simulated there, real here), and an unthrottled one. */
const LINES = {
  'on this machine': null,
  'over 10 Mbit/s and 40 ms': {
    offline: false,
    latency: 40,
    downloadThroughput: 1_250_000,
    uploadThroughput: 1_250_000,
  },
} as const;
type Line = keyof typeof LINES;

/** As text, because our TypeScript loader alters functions sent to a browser. */
const WATCH_FOR_ROWS = ({ name, rows }: Wanted) => `
  window.rowsThere = () => [...document.querySelectorAll('tbody tr')].filter((row) => row.textContent.trim()).length;
  window.firstRows = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No rows came for a minute.')), 60_000);
    const hasName = () => [...document.querySelectorAll('tbody')].some((body) => body.textContent.includes(${JSON.stringify(name)}));
    const look = () => (hasName() && rowsThere() >= ${rows} ? resolve(performance.now()) : requestAnimationFrame(look));
    requestAnimationFrame(look);
  });
`;

/** What a page must show to count as loaded: a row with this name, and this many rows. */
interface Wanted {
  name: string;
  rows: number;
}

interface Shown {
  /** Milliseconds since the first request, with an empty cache. */
  at: number;
  /** Number of rows a moment later: a list may render only the rows on the screen. */
  rows: number;
}

async function open(browser: Browser, { origin, path, stored }: Rival, wanted: Wanted, line: Line): Promise<Shown> {
  const storageState = { cookies: [], origins: [{ origin, localStorage: stored }] };
  const context = await browser.newContext({ viewport: SCREEN, storageState });
  const page = await context.newPage();
  const conditions = LINES[line];
  if (conditions) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', conditions);
  await page.addInitScript(WATCH_FOR_ROWS(wanted));
  await page.waitForTimeout(WINDOW_SETTLES_MS);
  await page.goto(origin + path);
  const at = await page.evaluate<number>('window.firstRows');
  await page.waitForTimeout(WINDOW_SETTLES_MS);
  const rows = await page.evaluate<number>('window.rowsThere()');
  await context.close();
  return { at, rows };
}

/** The list of a page, ready for clicks. */
async function listOf(browser: Browser, { origin, path, stored }: Rival, shown: string): Promise<OpenList> {
  const storageState = { cookies: [], origins: [{ origin, localStorage: stored }] };
  const page = await (await browser.newContext({ viewport: SCREEN, storageState })).newPage();
  await page.goto(origin + path);
  await page
    .locator('tbody tr')
    .nth(PAGE_SIZE.default / 2)
    .waitFor();
  await page.waitForTimeout(WINDOW_SETTLES_MS);
  return { page, shown };
}

const openings = async (browser: Browser, ours: Rival, theirs: Rival): Promise<Figure[]> =>
  openFigures(await listOf(browser, ours, 'h1'), await listOf(browser, theirs, SHOWN_RECORD), REACT_ADMIN);

async function compare(browser: Browser, ours: Rival, theirs: Rival, name: string): Promise<Figure[]> {
  const { rows } = await open(browser, ours, { name, rows: 1 }, 'on this machine');
  const wanted = { name, rows };
  const figures: Figure[] = [{ name: 'rows that both have to show', value: rows, goal: { atLeast: 1 } }];
  for (const line of Object.keys(LINES) as Line[]) {
    const times = { ours: [] as number[], theirs: [] as number[] };
    // The first run of each warms the operating system's caches and is not counted.
    for (let run = 0; run <= RUNS; run += 1) {
      const [one, other] = [await open(browser, ours, wanted, line), await open(browser, theirs, wanted, line)];
      if (run === 0) continue;
      times.ours.push(one.at);
      times.theirs.push(other.at);
    }
    const [mine, its] = [median(times.ours), median(times.theirs)];
    figures.push(
      { name: `first rows ${line}`, value: mine, unit: 'ms' },
      { name: `first rows ${line}, ${REACT_ADMIN} = 1`, value: mine / its, unit: '×', goal: { atMost: 0.85 } },
    );
  }
  return figures;
}

/** Gaps between frames while the page is idle, or scrolls to its end. */
const FRAMES = (pixels: number, most: number) => `new Promise((resolve) => {
  const scroller = [...document.querySelectorAll('*')].filter((one) => one.scrollHeight > one.clientHeight + 1000)
    .sort((a, b) => b.scrollHeight - a.scrollHeight)[0] ?? document.documentElement;
  const gaps = [];
  let last = null;
  const frame = (now) => {
    if (last !== null) gaps.push(now - last);
    last = now;
    const before = scroller.scrollTop;
    scroller.scrollTop += ${pixels};
    const isOver = ${pixels} > 0 && scroller.scrollTop === before;
    if (isOver || gaps.length >= ${most}) resolve({ gaps, top: scroller.scrollTop });
    else requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
})`;

const framesOf = (page: Page, pixels: number, most: number) =>
  page.evaluate<{ gaps: number[]; top: number }>(FRAMES(pixels, most));

async function scroll(browser: Browser, { origin, path, stored }: Rival): Promise<Figure[]> {
  const storageState = { cookies: [], origins: [{ origin, localStorage: stored }] };
  const context = await browser.newContext({ viewport: SCREEN, storageState });
  const page = await context.newPage();
  await page.goto(`${origin}${path}?limit=${PAGE_SIZE.max}`);
  const more = page.getByRole('button', { name: `Load ${PAGE_SIZE.max} more` });
  for (let loaded = PAGE_SIZE.max; loaded < SELLERS; loaded += PAGE_SIZE.max) {
    const answer = page.waitForResponse((response) => response.url().includes(sellersApi.list.path));
    await more.click();
    await answer;
  }
  await more.waitFor({ state: 'hidden' });
  const still = await framesOf(page, 0, 300);
  const moving = await framesOf(page, PIXELS_A_FRAME, 10_000);
  await context.close();
  return [
    { name: `scrolled through ${SELLERS.toLocaleString('en-IN')} rows`, value: Math.round(moving.top), unit: 'px' },
    { name: 'frames', value: moving.gaps.length },
    { name: 'gap between frames, p99', value: quantile(moving.gaps, 0.99), unit: 'ms' },
    {
      name: 'gap between frames, p50, of a page that does nothing = 1',
      value: median(moving.gaps) / median(still.gaps),
      unit: '×',
      goal: { atMost: 1.2 },
    },
    { name: 'longest gap', value: Math.max(...moving.gaps), unit: 'ms' },
    {
      name: `gaps a person sees (over ${SEEN_MS} ms)`,
      value: moving.gaps.filter((gap) => gap > SEEN_MS).length,
      goal: { is: 0 },
    },
  ];
}

/** Time until a list is loaded, compared with the best known of its kind, and smoothness of scrolling a long list. */
export const measureListPage = (): Promise<Section> =>
  withServer({ prepare: () => addSellers(SELLERS, 1) }, async (origin) => {
    const session = await signIn(origin, ADMIN);
    const authorization = `JWT ${session.apiInfo.accessToken}`;
    const headers = { Authorization: authorization };
    const first = JSON.parse(await ask({ url: `${origin}${sellersApi.list.path}?limit=1`, headers })) as {
      data: { rows: [{ businessName: string }] };
    };
    const name = first.data.rows[0].businessName;
    const ours = { origin, path: SELLERS_PATH, stored: storedSession(session) };
    const theirsAt = (place: string): Rival => ({
      origin: place,
      path: '/',
      stored: [{ name: AUTHORIZATION_ITEM, value: authorization }],
    });
    const figures = await withReactAdmin(origin, (rival) =>
      withBrowser((port) =>
        drive(port, async (browser) => [
          { name: `scripts of ${REACT_ADMIN}`, value: rival.scriptBytes / 1000, unit: 'kB' },
          ...(await compare(browser, ours, theirsAt(rival.origin), name)),
          ...(await openings(browser, ours, theirsAt(rival.origin))),
          ...(await scroll(browser, ours)),
        ]),
      ),
    );
    return {
      title: 'A list page in the browser',
      note:
        `${REACT_ADMIN} shows the same rows of the same server, without signing in or checking rights. Its packages ` +
        'are fetched for this and thrown away.',
      figures,
    };
  });
