import { tooComplex } from '../table-row';
import type { XmlVisitor } from './read-xml';

/** Built-in spreadsheet formats that show a date or time (ECMA-376, 18.8.30). */
const isBuiltIn = (id: number) =>
  (id >= 14 && id <= 22) ||
  (id >= 27 && id <= 36) ||
  (id >= 45 && id <= 47) ||
  (id >= 50 && id <= 58) ||
  (id >= 71 && id <= 81);

const DATE_WORDS = /^(?:a{3,5}|am|pm|a|p|d{1,4}|e{1,2}|e{4}|h{1,2}|m{1,5}|s{1,2}|y{1,2}|y{4})$/;

/** Whether a custom format shows a date or time: whether it consists of days, months, hours and the like. */
export const isDateFormat = (format: string): boolean =>
  format
    .toLowerCase()
    .replace(/;@$/, '')
    .replace(/\\./g, ' ')
    .split(';')
    .some((part) => {
      const words = part
        .replace(/"[^"]*"/g, ' ')
        .replace(/(\[?[smhd]{1,2}\]?)[.,]0{1,3}/g, '$1')
        .replace(/\[([smhd]{1,2})\]/g, '$1')
        .replace(/\[[^\]]*\]/g, '')
        .split(/[^a-z0#?%]+/)
        .filter(Boolean);
      return words.length > 0 && words.every((word) => DATE_WORDS.test(word));
    });

/** Maximum number of styles or formats in a spreadsheet. */
const MOST_STYLES = 65_536;

/** Finds the cell styles whose numbers are dates. */
export class DateStyles implements XmlVisitor {
  private readonly formats = new Map<number, string>();
  private readonly styles: Record<'cellStyleXfs' | 'cellXfs', number[]> = { cellStyleXfs: [], cellXfs: [] };
  private list: number[] | null = null;

  open = (tag: string, { numFmtId, formatCode = '', xfId }: Readonly<Record<string, string>>): void => {
    if (tag === 'numFmt') this.formats.set(Number(numFmtId), formatCode);
    else if (tag === 'cellStyleXfs' || tag === 'cellXfs') this.list = this.styles[tag];
    else if (tag === 'xf')
      this.list?.push(numFmtId === undefined ? (this.styles.cellStyleXfs[Number(xfId)] ?? 0) : Number(numFmtId));
    if (Math.max(this.formats.size, this.list?.length ?? 0) > MOST_STYLES) throw tooComplex();
  };

  close = (tag: string): void => {
    if (tag === 'cellStyleXfs' || tag === 'cellXfs') this.list = null;
  };

  private isDate = (id: number): boolean => {
    const own = this.formats.get(id);
    return isBuiltIn(id) || (own !== undefined && isDateFormat(own));
  };

  /** Indexes of the styles. */
  find(): ReadonlySet<number> {
    const dates = new Set([...this.formats.keys(), ...this.styles.cellXfs].filter(this.isDate));
    return new Set(this.styles.cellXfs.flatMap((id, style) => (dates.has(id) ? [style] : [])));
  }
}
