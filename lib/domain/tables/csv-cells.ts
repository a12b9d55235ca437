/** A cell that a spreadsheet would take for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** A number, and phone numbers one after another, begin with a sign and are no formulas. */
const PLAIN_NUMBER = /^[+-]?\d[\d\s.,]*(,\s*\+\d[\d\s]*)*$/;

/** Text as a spreadsheet may open it: what looks like a formula is kept as text by an apostrophe before it. */
export const safeCell = (text: string): string => (FORMULA.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text);

/** A cell as it was before `safeCell`. */
export const unsafeCell = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;

/** One line of a CSV file (RFC 4180), with its line end. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;

/** Tells spreadsheets that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';
