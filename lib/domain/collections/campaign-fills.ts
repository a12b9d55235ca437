import type { Fill, Fills } from '../messages/fills';

interface Told {
  name: string;
  /** URL where buyers see it. */
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

/** Whether a template has a variable for the URL of the buyers' page. */
export const namesLink = (variables: readonly string[]): boolean =>
  variables.some((name) => /link|url|address/.test(name));

/** Template variables filled in for a campaign of a collection, by name; variables without a rule stay open. */
export const collectionFills = (variables: readonly string[], told: Told): Fills =>
  Object.fromEntries(variables.map((name) => [name, RULES.find(([words]) => words.test(name))?.[1](told) ?? NOTHING]));
