import { act } from '@testing-library/react';
import type { ComponentType } from 'react';
import { CurrentUserProvider } from '@/components/entities/current-user';
import type { Role } from '@/config/roles';
import { renderScreen } from './render';
import { callsUnderWay, type Differences, sampledServer } from './sampled-server';

/** Rounds of the event loop without a call or a change after which a screen counts as complete. */
const QUIET_ROUNDS = 6;
const MOST_ROUNDS = 500;

/** Parts of every list, which no role can miss. Fields and headers that sort are left out as well. */
const FURNITURE =
  /^(Views|Columns|Filter|Photos|Table|Load \d+ more|Show older ones|Previous page|Next page|Show choices of .*|\d*)$/;
const CONTROLS =
  'a[href], button, [role=button], [role=tab], [role=menuitem], [role=option], option, input[type=checkbox]';

const isHidden = (element: Element) => element.closest('[aria-hidden=true], [hidden]') !== null;
const isSorting = (element: Element) => element.matches('th *') && !element.matches('input');

/** What an element says, with spaces between its parts. */
function wordsOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? '';
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const own = node.getAttribute('aria-label') ?? node.getAttribute('alt');
  return ` ${own ?? [...node.childNodes].map(wordsOf).join('')} `;
}

/** The accessible name, as far as the controls here need it; the full rules would take half the time of the test. */
function nameOf(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  const sources = ids.length > 0 ? ids.map((id) => document.getElementById(id)) : labels;
  const isNamed = sources.length > 0 && !element.hasAttribute('aria-label');
  const words = (isNamed ? sources : [element]).map((source) => (source ? wordsOf(source) : ''));
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

/** Names of all controls a person can reach now. */
function controls(): string[] {
  const found = [...document.querySelectorAll(CONTROLS)].filter((one) => !isHidden(one) && !isSorting(one));
  return [...new Set(found.map(nameOf))].filter((name) => !FURNITURE.test(name));
}

/** React shows lazy parts at once only inside `act`. */
const round = () => act(() => new Promise<void>((resolve) => void setTimeout(resolve, 2)));

/** Waits until the server is not asked and the page does not change any more. */
async function settled(): Promise<void> {
  let quiet = 0;
  const watcher = new MutationObserver(() => (quiet = 0));
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let rounds = 0; quiet < QUIET_ROUNDS && rounds < MOST_ROUNDS; rounds += 1) {
    await round();
    quiet = callsUnderWay() === 0 ? quiet + 1 : 0;
  }
  watcher.disconnect();
}

async function click(element: Element): Promise<void> {
  act(() => {
    element.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    (element as HTMLElement).click();
  });
  await settled();
}

const find = (selector: string, isWanted: (name: string) => boolean) =>
  [...document.querySelectorAll(selector)].find((one) => !isHidden(one) && isWanted(nameOf(one)));

export interface Visit {
  page: ComponentType;
  url: string;
  roles: Role[];
  differences?: Differences;
  /** Controls to click in turn, by the start of the name; otherwise each tab and one row are clicked. */
  clicks?: readonly string[];
}

/** Names of controls by where they are: as the page opens, behind a tab or after a click. */
export type Sections = Map<string, string[]>;

export const AT_FIRST = '';

export interface Offer {
  sections: Sections;
  /** Addresses of all links. */
  links: string[];
  /** Names of the calls that were refused to the roles. */
  refused: string[];
}

/** Opens a page as somebody, looks behind its controls, and notes what it offers. */
export async function offerOf({ page: Page, url, roles, differences, clicks }: Visit): Promise<Offer> {
  const refused = sampledServer(roles, differences);
  const { unmount } = renderScreen(
    <CurrentUserProvider value={{ name: 'Asha Patel', fo: roles }}>
      <Page />
    </CurrentUserProvider>,
    { roles, url, hasToasts: false },
  );
  const sections: Sections = new Map();
  const links = new Set<string>();
  const note = (section: string, known: readonly string[] = []) => {
    const found = controls().filter((name) => !known.includes(name));
    if (found.length > 0) sections.set(section, found);
    for (const link of document.querySelectorAll('a[href]')) links.add(link.getAttribute('href') ?? '');
    return found;
  };
  const noteBehind = async (section: string, element: Element | undefined, known: readonly string[]) => {
    if (!element) return [];
    await click(element);
    return note(section, known);
  };
  await settled();
  const first = note(AT_FIRST);
  // With clicks, only what they bring counts.
  if (clicks) sections.clear();
  const known = [...first];
  for (const start of clicks ?? [])
    known.push(
      ...(await noteBehind(
        start,
        find(`${CONTROLS}, input`, (name) => name.startsWith(start)),
        known,
      )),
    );
  if (!clicks) {
    for (const tab of [...document.querySelectorAll('[role=tab][aria-selected=false]')].map(nameOf))
      await noteBehind(
        tab,
        find('[role=tab]', (name) => name === tab),
        first,
      );
    await noteBehind(
      'A row',
      find('td input[type=checkbox]', (name) => name.startsWith('Select ')),
      first,
    );
  }
  unmount();
  // What a browser keeps belongs to this person.
  window.localStorage.clear();
  return { sections, links: [...links], refused: [...refused] };
}
