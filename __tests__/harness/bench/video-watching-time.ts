import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ScreenPath } from '@/config/menu';
import { videosApi } from '@/lib/contracts/videos/videos';
import { newId } from '@/lib/server/db/schema/columns';
import { takePhotoFrom } from '@/lib/server/platform/photos/photo-service';
import { takeFilmIn } from '@/lib/server/platform/videos/film-service';
import { drive, withBrowser } from './bench-browser';
import { makeLongFilm } from './bench-films';
import { grainyPhoto } from './bench-photos';
import { addSellers } from './bench-sellers';
import { ADMIN, signIn, withCommand, withDatabase, withFiles } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { median, quantile, timed } from './statistics';
import { storedSession } from './stored-session';

const [VIDEOS, POSTERS, SEEKS, RUNS] = [200, 20, 200, 5];
const FILM_BYTES = 256 * 1024 * 1024;
const PART_BYTES = 256 * 1024;
const SCREEN = { width: 1440, height: 900 };
const PATH = '/video' satisfies ScreenPath;

/** Live videos with a thumbnail each, and the film of one of them. */
async function fill(folder: string, film: string): Promise<void> {
  const [fileId, posters]: [string, string[]] = [newId(), []];
  await withFiles({ folder }, async (actor) => {
    for (let seed = 0; seed < POSTERS; seed += 1)
      posters.push((await takePhotoFrom(Readable.from([await grainyPhoto(seed, 1080, 1920)]), 'p.jpg', actor)).id);
    await takeFilmIn(fileId, film, 'long.mp4', actor);
  });
  await withDatabase({ folder }, async ({ pool }) => {
    await addSellers(POSTERS, 0);
    await pool.query(
      `insert into uploads (id, kind, source, seller_id, uploaded_by_id, status, status_changed_at, created_at)
       select gen_random_uuid(), 'video', 'whatsapp', s.id, (select id from users order by id limit 1), 'done', now(), now()
       from (select id from sellers order by id limit $2) s cross join generate_series(1, $1::int / $2::int)`,
      [VIDEOS, POSTERS],
    );
    await pool.query(
      `insert into videos (id, upload_id, seller_id, provider, title, poster_id, status, status_changed_at, created_at)
       select gen_random_uuid(), id, seller_id, 'file', 'Kesariya ' || n, ($1::uuid[])[1 + n % $2], 'live', now(),
         now() - n * interval '1 minute'
       from (select id, seller_id, row_number() over (order by id)::int as n from uploads where kind = 'video') u`,
      [posters, POSTERS],
    );
    await pool.query(
      `update video_files set video_id = (select id from videos order by created_at desc limit 1), role = 'cut',
         is_latest = true where file_id = $1`,
      [fileId],
    );
  });
}

/** The same ranges from the simplest possible server. */
async function withBareFile<Result>(film: string, work: (url: string) => Promise<Result>): Promise<Result> {
  const server = http.createServer(({ headers }, answer) => {
    const [, start = 0, end = 0] = (/bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? []).map(Number);
    answer.writeHead(206, { 'Content-Length': end - start + 1 });
    fs.createReadStream(film, { start, end }).pipe(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  } finally {
    server.close();
  }
}

async function seek(url: string): Promise<number> {
  const start = Math.floor(Math.random() * (FILM_BYTES - PART_BYTES));
  const { result, ms } = await timed(async () => {
    const answer = await fetch(url, { headers: { Range: `bytes=${start}-${start + PART_BYTES - 1}` } });
    return { status: answer.status, bytes: (await answer.arrayBuffer()).byteLength };
  });
  if (result.status !== 206 || result.bytes !== PART_BYTES)
    throw new Error(`A part was answered with ${result.status}.`);
  return ms;
}

async function seeks(origin: string, film: string, token: string): Promise<Figure[]> {
  const answer = await fetch(`${origin}${videosApi.list.path}?limit=1`, { headers: { Authorization: `JWT ${token}` } });
  const { data } = (await answer.json()) as { data: { rows: { cut: { url: string } | null }[] } };
  const url = origin + (data.rows[0]?.cut?.url ?? '');
  const times = { ours: [] as number[], bare: [] as number[] };
  await withBareFile(film, async (bare) => {
    for (let nth = 0; nth < SEEKS; nth += 1) {
      times.ours.push(await seek(url));
      times.bare.push(await seek(bare));
    }
  });
  return [
    { name: `${PART_BYTES / 1024} kB anywhere in a film, p50`, value: median(times.ours), unit: 'ms' },
    { name: `${PART_BYTES / 1024} kB anywhere in a film, p95`, value: quantile(times.ours, 0.95), unit: 'ms' },
    { name: 'p50, a plain file server = 1', value: median(times.ours) / median(times.bare), unit: '×' },
  ];
}

/** As text, because our TypeScript loader alters functions sent to a browser. */
const WATCH_FIRST_ROW = `
  window.firstRow = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('No posters came for a minute.')), 60_000);
    const look = () => {
      const cards = [...document.querySelectorAll('ul[aria-label="Videos"] > li')];
      const row = cards.filter(({ offsetTop }) => offsetTop === cards[0].offsetTop);
      const pictures = row.map((card) => card.querySelector('img'));
      const isThere = row.length > 0 && pictures.every((one) => one && one.complete && one.naturalWidth > 0);
      if (isThere) resolve({ at: performance.now(), posters: row.length });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
`;

const grid = (origin: string, session: Awaited<ReturnType<typeof signIn>>): Promise<Figure[]> =>
  withBrowser((port) =>
    drive(port, async (browser) => {
      const shown: { at: number; posters: number }[] = [];
      // The first run warms the operating system's caches and is not counted.
      for (let run = 0; run <= RUNS; run += 1) {
        const storageState = { cookies: [], origins: [{ origin, localStorage: storedSession(session) }] };
        const context = await browser.newContext({ viewport: SCREEN, storageState });
        const page = await context.newPage();
        await page.addInitScript(WATCH_FIRST_ROW);
        await page.goto(`${origin}${PATH}?limit=100`);
        const row = await page.evaluate<{ at: number; posters: number }>('window.firstRow');
        if (run > 0) shown.push(row);
        await context.close();
      }
      return [
        { name: 'posters in the first row', value: shown[0]?.posters ?? 0, goal: { atLeast: 1 } },
        { name: `first row of ${VIDEOS} videos, p50`, value: median(shown.map(({ at }) => at)), unit: 'ms' },
      ];
    }),
  );

/** Seeking in a film, and loading the posters of a full screen. */
export const measureVideoWatching = (): Promise<Section> =>
  withFolder(async (folder) => {
    const film = await makeLongFilm(folder, FILM_BYTES);
    await fill(folder, film);
    return withCommand('start', { folder }, async (origin) => {
      const session = await signIn(origin, ADMIN);
      const figures = [...(await seeks(origin, film, session.apiInfo.accessToken)), ...(await grid(origin, session))];
      return { title: 'Watching videos', figures };
    });
  });
