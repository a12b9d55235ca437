import fs from 'node:fs';
import { gzipSync } from 'node:zlib';
import type { Browser, BrowserContext, Response } from '@playwright/test';
import { HOME_PATH, LOGIN_PATH, type ScreenPath } from '@/config/menu';
import { drive, withBrowser } from './bench-browser';
import { addSellers } from './bench-sellers';
import { ADMIN, signIn, withServer } from './bench-server';
import type { Figure, Section } from './figures';
import { storedSession } from './stored-session';

const KILOBYTE = 1000;
const SELLERS_PATH = '/seller' satisfies ScreenPath;
const CATALOGS_PATH = '/catalog' satisfies ScreenPath;
const CONTROL_PATH = '/admin/catalog' satisfies ScreenPath;
const CHAT_PATH = '/chat' satisfies ScreenPath;
const LIMITS = {
  [LOGIN_PATH]: 250,
  [HOME_PATH]: 235,
  [SELLERS_PATH]: 290,
  [CATALOGS_PATH]: 290,
  [CONTROL_PATH]: 290,
  [CHAT_PATH]: 330,
} as const;

/** Counts and choices beside the catalogs load after the first rows; the chat page loads the Firebase SDK. */
const IDLE_LIMITS = { ...LIMITS, [CATALOGS_PATH]: 300, [CHAT_PATH]: 420 };

/** Enough to fill the first page of a list. */
const SELLERS = 100;

type Path = keyof typeof LIMITS;

/** The limits are for gzip; most browsers accept Brotli, which is a seventh smaller. */
const AS_GZIP = { extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } };

/** The Firebase SDK contains its package names; its calls contain their host names. */
const FIREBASE_CODE = /@firebase\/(app|auth)\b/;
const FIREBASE_CALL = /identitytoolkit|securetoken|firebase/;

interface Fetched {
  kind: string;
  bytes: number;
  isFirebase: boolean;
}

async function inspect(response: Response): Promise<Fetched> {
  const request = response.request();
  const kind = request.resourceType();
  const { responseBodySize: bytes } = await request.sizes();
  const isFirebaseCode = kind === 'script' && FIREBASE_CODE.test(await response.text());
  return { kind, bytes, isFirebase: isFirebaseCode || FIREBASE_CALL.test(response.url()) };
}

/** All responses while the work runs and until the network is idle. */
async function fetchedDuring(context: BrowserContext, work: () => Promise<unknown>): Promise<Fetched[]> {
  const seen: Promise<Fetched>[] = [];
  const note = (response: Response) => void seen.push(inspect(response));
  context.on('response', note);
  await work();
  const all = await Promise.all(seen);
  context.off('response', note);
  return all;
}

const kilobytes = (bytes: number) => bytes / KILOBYTE;
const sumOf = (fetched: Fetched[], kind?: string) =>
  kilobytes(fetched.filter((one) => !kind || one.kind === kind).reduce((sum, { bytes }) => sum + bytes, 0));

/** Script tags of the prerendered page, as a modern browser loads them. */
function scriptTags(path: Path): number {
  const html = fs.readFileSync(`.next/server/pages${path === HOME_PATH ? '/index' : path}.html`, 'utf8');
  const tags = html.matchAll(/<script(?![^>]*\bnomodule)[^>]*\ssrc="\/_next\/([^"?]+)/gi);
  const files = new Set([...tags].map(([, file]) => file));
  return kilobytes([...files].reduce((sum, file) => sum + gzipSync(fs.readFileSync(`.next/${file}`)).length, 0));
}

function figuresOf(path: Path, fetched: Fetched[]): Figure[] {
  const [tags, idle] = [{ atMost: LIMITS[path] }, { atMost: IDLE_LIMITS[path] }];
  return [
    { name: `${path} scripts, fetched until idle`, value: sumOf(fetched, 'script'), unit: 'kB', goal: idle },
    { name: `${path} scripts, tags of the prerendered page`, value: scriptTags(path), unit: 'kB', goal: tags },
    { name: `${path} style sheets`, value: sumOf(fetched, 'stylesheet'), unit: 'kB' },
    { name: `${path} fonts`, value: sumOf(fetched, 'font'), unit: 'kB' },
    { name: `${path} everything`, value: sumOf(fetched), unit: 'kB' },
    { name: `${path} requests`, value: fetched.length },
    {
      name: `${path} fetches Firebase`,
      value: fetched.some((one) => one.isFirebase) ? 'yes' : 'no',
      goal: { is: path === CHAT_PATH ? 'yes' : 'no' },
    },
  ];
}

async function measureLogin(browser: Browser, origin: string): Promise<Figure[]> {
  const context = await browser.newContext(AS_GZIP);
  const page = await context.newPage();
  const before = await fetchedDuring(context, () => page.goto(origin + LOGIN_PATH, { waitUntil: 'networkidle' }));
  const during = await fetchedDuring(context, async () => {
    await page.fill('[name=phoneNumber]', ADMIN.phoneNumber);
    await page.fill('[name=password]', ADMIN.password);
    await page.press('[name=password]', 'Enter');
    await page.waitForURL(origin + HOME_PATH);
    await page.waitForLoadState('networkidle');
  });
  const isFetchedThen = during.some((one) => one.isFirebase) ? 'yes' : 'no';
  return [
    ...figuresOf(LOGIN_PATH, before),
    { name: 'signing in then fetches Firebase', value: isFetchedThen, goal: { is: 'yes' } },
    { name: 'signing in fetches', value: sumOf(during), unit: 'kB' },
  ];
}

async function measureSignedIn(browser: Browser, origin: string): Promise<Figure[]> {
  const localStorage = storedSession(await signIn(origin, ADMIN));
  const figures: Figure[] = [];
  for (const path of [HOME_PATH, SELLERS_PATH, CATALOGS_PATH, CONTROL_PATH, CHAT_PATH] as const) {
    const context = await browser.newContext({
      ...AS_GZIP,
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    });
    const page = await context.newPage();
    const visit = () => page.goto(origin + path, { waitUntil: 'networkidle' });
    figures.push(...figuresOf(path, await fetchedDuring(context, visit)));
  }
  return figures;
}

/** Sizes of a first visit with an empty cache. */
export const measureSizes = (): Promise<Section> =>
  withServer({ prepare: () => addSellers(SELLERS, 1) }, (origin) =>
    withBrowser((port) =>
      drive(port, async (browser) => ({
        title: 'First load',
        note: 'Bytes as they come over the wire (gzip); 1 kB = 1000 bytes. Dashboard and lists are those of an admin who is signed in.',
        figures: [...(await measureLogin(browser, origin)), ...(await measureSignedIn(browser, origin))],
      })),
    ),
  );
