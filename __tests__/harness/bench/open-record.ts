import type { Page } from '@playwright/test';
import type { Figure } from './figures';
import { median } from './statistics';

/** A list in an open page, and the selector that shows that a record is open. */
export interface OpenList {
  page: Page;
  /** Selector of the element with the record's name once it is loaded. */
  shown: string;
}

/** Maximum milliseconds until the first opened record is shown, and each later one. */
const LIMITS = { first: 100, again: 60 };
const AGAIN = 9;

/** A hand takes about a quarter of a second to reach a row: this many mouse moves, a frame apart. */
const MOVES = 15;
const FRAME_MS = 16;

/** Records when the mouse was pressed on a row and when the record of this name was painted; as text, for a browser. */
const WATCH = (name: string, shown: string) => `
  window.opened = new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The record did not come for half a minute.')), 30_000);
    let from = 0;
    document.addEventListener('pointerdown', (event) => { from = event.timeStamp; }, { capture: true, once: true });
    const look = () =>
      from > 0 && [...document.querySelectorAll(${JSON.stringify(shown)})].some((one) => one.textContent.includes(${JSON.stringify(name)}))
        ? resolve(performance.now() - from)
        : requestAnimationFrame(look);
    requestAnimationFrame(look);
  });
  // Or the promise above would be waited for before the click.
  void 0;
`;

async function open({ page, shown }: OpenList, row: number): Promise<number> {
  const cell = page
    .locator('tbody tr')
    .nth(row)
    .locator('td')
    .filter({ hasText: /\p{L}{3}/u })
    .first();
  const name = (await cell.innerText()).split('\n')[0]?.trim() ?? '';
  await cell.scrollIntoViewIfNeeded();
  const place = await cell.boundingBox();
  if (!place || !name) throw new Error(`Row ${row} shows nothing.`);
  await page.evaluate(WATCH(name, shown));
  const [x, y] = [place.x + 24, place.y + place.height / 2];
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x, (y * move) / MOVES);
    await page.waitForTimeout(FRAME_MS);
  }
  await page.mouse.down();
  await page.mouse.up();
  const ms = await page.evaluate<number>('window.opened');
  await page.waitForTimeout(500);
  await page.goBack();
  await page.locator('tbody tr').nth(row).waitFor();
  await page.waitForTimeout(500);
  return ms;
}

async function timesOf(list: OpenList): Promise<{ first: number; again: number }> {
  // A page in the background paints nothing.
  await list.page.bringToFront();
  const first = await open(list, 1);
  const others: number[] = [];
  for (let row = 2; row < 2 + AGAIN; row += 1) others.push(await open(list, row));
  return { first, again: median(others) };
}

/** Time until a record is shown after a click on its row, in pages with the same list. */
export async function openFigures(ours: OpenList, theirs: OpenList, rival: string): Promise<Figure[]> {
  const [mine, its] = [await timesOf(ours), await timesOf(theirs)];
  return (['first', 'again'] as const).flatMap((which) => [
    { name: `from a row to its record, ${which}`, value: mine[which], unit: 'ms', goal: { atMost: LIMITS[which] } },
    { name: `from a row to its record, ${which}, ${rival} = 1`, value: mine[which] / its[which], unit: '×' },
  ]);
}
