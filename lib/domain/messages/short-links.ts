/** Letters and digits that are not mixed up when an address is typed from another phone. */
export const CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Signs of a code: 59 bits. */
export const CODE_LENGTH = 12;

const CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`);

/** Whether a text may be a code; everything else need not be looked for. */
export const isCode = (text: string): boolean => CODE.test(text);

/** What stands for a code that is not made yet. */
export const EXAMPLE_CODE = 'k7m2pq94wh3d';

/** The short address that leads where a code says. */
export const shortAddress = (origin: string, code: string): string => `${origin}/s/${code}`;

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** What ends a sentence rather than an address. */
const TRAILING = /[.,;:!?)\]}'’…।]+$/;

const split = (token: string) => {
  const address = token.replace(TRAILING, '');
  return { address, rest: token.slice(address.length) };
};

/** The addresses in a text, each once. */
export const addressesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(ADDRESS)].map(([token]) => split(token).address)),
];

/** A text with other addresses in place of those that have one; all else stays as typed. */
export const withAddresses = (text: string, otherOf: (address: string) => string | undefined): string =>
  text.replace(ADDRESS, (token) => {
    const { address, rest } = split(token);
    return (otherOf(address) ?? address) + rest;
  });
