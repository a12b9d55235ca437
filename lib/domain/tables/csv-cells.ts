/** A cell that a spreadsheet would interpret as a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Numbers and lists of phone numbers start with a sign but are not formulas. */
const PLAIN_NUMBER = /^[+-]?\d[\d\s.,]*(,\s*\+\d[\d\s]*)*$/;

/** Makes text safe to open in a spreadsheet: an apostrophe keeps apparent formulas as text. */
export const safeCell = (text: string): string => (FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text);

/** Reverts `safeCell`. */
export const unsafeCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** One line of a CSV file (RFC 4180), including its line ending. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
