import type { Fill, Fills } from '../messages/fills';

interface Told {
  name: string;
  /** Where buyers see it. */
  link: string;
}

const RULES: readonly (readonly [words: RegExp, fill: (told: Told) => Fill])[] = [
  [/link|url|address/, ({ link }) => ({ field: null, text: link })],
  [/collection/, ({ name }) => ({ field: null, text: name })],
  [/city|town/, () => ({ field: 'city', text: '' })],
  [/business|shop/, () => ({ field: 'businessName', text: '' })],
  [/name/, () => ({ field: 'contactName', text: '' })],
];

const NOTHING: Fill = { field: null, text: '' };

/** Whether a template has a place for the address of the page for buyers. */
export const namesLink = (variables: readonly string[]): boolean =>
  variables.some((name) => /link|url|address/.test(name));

/** What the variables of a template say in a campaign of a collection, by their names; what no rule knows is left open. */
export const collectionFills = (variables: readonly string[], told: Told): Fills =>
  Object.fromEntries(variables.map((name) => [name, RULES.find(([words]) => words.test(name))?.[1](told) ?? NOTHING]));
