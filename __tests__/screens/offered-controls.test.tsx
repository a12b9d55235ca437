import { existsSync, readFileSync } from 'node:fs';
import type { ComponentType } from 'react';
import type { Role } from '@/config/roles';
import { canOpenPath, type Screen, SCREENS } from '@/lib/domain/access/access';
import { offerOf, type Sections } from '../support/offered-controls';
import { SOME_ID } from '../support/sample-bodies';
import { findEndpoint, permits } from '../support/sampled-server';
import { offerLines } from './offer-lines';
import { type Place, PLACES } from './places';

const titleOf = ({ screen, part }: Place) => (part ? `${screen.id}: ${part}` : screen.id);

/** The table, by title: which controls a place offers to whom. A failed test prints what differs. */
const table = new Map(
  readFileSync('__tests__/screens/offered-controls.txt', 'utf8')
    .split(/\n(?=\S)/)
    .map((entry) => entry.trimEnd().split('\n'))
    .map(([title = '', ...lines]) => [title, lines]),
);

/** The page of a screen, as its file is named. */
function pageOf({ path }: Screen): Promise<{ default: ComponentType }> {
  const file = existsSync(`pages${path}.tsx`) ? `../../pages${path}` : `../../pages${path}/index`;
  return import(file) as Promise<{ default: ComponentType }>;
}

const patternMatches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replace(/\[\w+\]/g, '[^/]+')}$`).test(path);

/** Whether a link of the app leads to a page or a call that is closed to the roles. */
function isClosed(link: string, roles: Role[]): boolean {
  const { pathname, origin } = new URL(link, window.location.origin);
  if (origin !== window.location.origin || link.startsWith('#')) return false;
  const called = findEndpoint('GET', pathname);
  if (called) return !permits(called, roles);
  // Fixed addresses before those of a record.
  const found = SCREENS.filter(({ path }) => patternMatches(path, pathname));
  const screen = found.find(({ path }) => path === pathname) ?? found[0];
  return screen !== undefined && !canOpenPath(screen.path, roles);
}

/** Months and waiting times depend on today; all else of the clock runs. */
const RUNNING = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback', 'cancelIdleCallback'] as const),
  ...(['queueMicrotask', 'nextTick', 'hrtime', 'performance'] as const),
];

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-30T06:30:00.000Z'), doNotFake: [...RUNNING] }));
afterEach(() => jest.useRealTimers());

test('the table has an entry for every place, and no other', () => {
  expect([...table.keys()]).toEqual(PLACES.map(titleOf));
});

test.each(PLACES.map((place) => [titleOf(place), place] as const))('%s', async (title, place) => {
  const { screen, people, search, ...details } = place;
  const { default: page } = await pageOf(screen);
  const url = screen.path.replace(/\[\w+\]/, SOME_ID) + search;
  const offers: [Role[], Sections][] = [];
  const closed: string[] = [];
  for (const roles of people) {
    const { sections, links, refused } = await offerOf({ page, url, roles, ...details });
    offers.push([roles, sections]);
    const forbidden = [...links.filter((link) => isClosed(link, roles)), ...refused];
    closed.push(...forbidden.map((what) => `${roles.join(' + ')}: ${what}`));
  }
  expect(closed).toEqual([]);
  expect(offerLines(offers)).toEqual(table.get(title));
});
