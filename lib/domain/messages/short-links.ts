/** Letters and digits that are easy to tell apart when typing a URL from another phone. */
export const CODE_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Length of a code: 59 bits. */
export const CODE_LENGTH = 12;

const CODE = new RegExp(`^[${CODE_SIGNS}]{${CODE_LENGTH}}$`);

/** Whether a text could be a code; anything else needs no lookup. */
export const isCode = (text: string): boolean => CODE.test(text);

/** Placeholder for a code that is not created yet. */
export const EXAMPLE_CODE = 'k7m2pq94wh3d';

/** Short URL of a code. */
export const shortAddress = (origin: string, code: string): string => `${origin}/s/${code}`;

const ADDRESS = /https?:\/\/[^\s<>"]+/g;
/** Punctuation that ends a sentence rather than a URL. */
const TRAILING = /[.,;:!?)\]}'’…।]+$/;

const split = (token: string) => {
  const address = token.replace(TRAILING, '');
  return { address, rest: token.slice(address.length) };
};

/** Distinct URLs in a text. */
export const addressesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(ADDRESS)].map(([token]) => split(token).address)),
];

/** Replaces the URLs in a text that have a substitute; the rest stays as typed. */
export const withAddresses = (text: string, otherOf: (address: string) => string | undefined): string =>
  text.replace(ADDRESS, (token) => {
    const { address, rest } = split(token);
    return (otherOf(address) ?? address) + rest;
  });
