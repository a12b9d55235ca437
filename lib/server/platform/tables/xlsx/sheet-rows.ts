import { LONGEST_CELL, MOST_LINES, putCell, type TableRow, tidyCell } from '../table-row';
import type { Attributes, XmlVisitor } from './read-xml';
import { RichText, type SharedStrings, unescapeText } from './shared-strings';
import { brokenWorkbook } from './workbook-zip';

/** Everything needed to read the cells of a sheet. */
export interface Workbook {
  strings: SharedStrings;
  dateStyles: ReadonlySet<number>;
  is1904: boolean;
}

const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' });
const DAY_MS = 86_400_000;
/** Days from the start of a workbook's calendar to the first of 1970. */
const EPOCH = { 1900: 25_569, 1904: 24_107 };

const dayText = (milliseconds: number): string | null =>
  Number.isNaN(new Date(milliseconds).valueOf()) ? null : DAY.format(milliseconds);

/** A longer value that is not text is invalid. */
const LONGEST_VALUE = 8 * LONGEST_CELL;

interface Cell {
  column: number;
  type: string;
  style: string | undefined;
  value: string;
}

const ADDRESS = /^([A-Z]{1,3})(\d+)$/;

/** Row and column (from 0) of a cell reference such as B7. */
function placeOf(address: string): { line: number; column: number } {
  const [, letters = '', digits = ''] = ADDRESS.exec(address) ?? [];
  if (letters === '') throw brokenWorkbook();
  return {
    line: Number(digits),
    column: [...letters].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) - 1,
  };
}

/** Collects the rows of a sheet that have a value. Empty rows take no memory, wherever they are. */
export class SheetRows implements XmlVisitor {
  private found: TableRow[] = [];
  private isInside = false;
  private row: TableRow | null = null;
  private cell: Cell | null = null;
  private readonly rich = new RichText();
  private isValue = false;
  private isRich = false;
  private line = 0;
  private column = -1;

  constructor(private readonly workbook: Workbook) {}

  /** Rows completed since the last call. */
  take(): TableRow[] {
    const { found } = this;
    this.found = [];
    return found;
  }

  open = (tag: string, attributes: Attributes): void => {
    if (tag === 'sheetData') this.isInside = true;
    else if (!this.isInside) return;
    else if (tag === 'row') this.beginRow(attributes);
    else if (tag === 'c') this.beginCell(attributes);
    else if (tag === 'v') this.isValue = true;
    else if (tag === 'is') this.isRich = true;
    else if (this.isRich) this.rich.open(tag);
  };

  text = (text: string): void => {
    if (this.isValue && this.cell) this.cell.value += text.slice(0, LONGEST_VALUE - this.cell.value.length);
    else if (this.isRich) this.rich.add(text);
  };

  close = (tag: string): void => {
    if (!this.isInside) return;
    if (tag === 'sheetData') this.isInside = false;
    else if (tag === 'row') this.endRow();
    else if (tag === 'c') this.endCell();
    else if (tag === 'v') this.isValue = false;
    else if (tag === 'is') this.isRich = false;
    else if (this.isRich) this.rich.close(tag);
  };

  private beginRow({ r }: Attributes): void {
    this.row = { line: r === undefined ? 0 : this.nextLine(Number(r)), cells: [] };
    this.column = -1;
  }

  /** Rows are in order. A row without a number takes that of its first cell, or is the next. */
  private nextLine(line: number): number {
    if (!Number.isInteger(line) || line <= this.line || line > MOST_LINES) throw brokenWorkbook();
    this.line = line;
    return line;
  }

  private beginCell({ r, t = 'n', s }: Attributes): void {
    const { row } = this;
    if (!row) throw brokenWorkbook();
    const place = r === undefined ? { line: this.line + 1, column: this.column + 1 } : placeOf(r);
    if (row.line === 0) row.line = this.nextLine(place.line);
    if (place.column <= this.column) throw brokenWorkbook();
    this.column = place.column;
    this.cell = { column: place.column, type: t, style: s, value: '' };
  }

  private endCell(): void {
    const { row, cell } = this;
    if (!row || !cell) throw brokenWorkbook();
    const inline = this.rich.take();
    putCell(row, cell.column, cell.type === 'inlineStr' ? inline : this.textOf(cell));
    this.cell = null;
  }

  private endRow(): void {
    const { row } = this;
    if (row?.line === 0) this.nextLine(this.line + 1);
    if (row && row.cells.length > 0) this.found.push(row);
    this.row = null;
  }

  private textOf({ type, style, value }: Cell): string {
    if (value === '' || type === 'e') return '';
    if (type === 's') return this.sharedText(value);
    if (type === 'b') return value === '1' ? 'true' : 'false';
    if (type === 'd') return dayText(Date.parse(value)) ?? tidyCell(value);
    if (type === 'n') return this.numberText(value, style);
    return tidyCell(unescapeText(value));
  }

  private sharedText(index: string): string {
    const text = this.workbook.strings.get(Number(index));
    if (text === undefined) throw brokenWorkbook();
    return text;
  }

  private numberText(value: string, style: string | undefined): string {
    const number = Number(value);
    if (Number.isNaN(number)) return tidyCell(value);
    if (style === undefined || !this.workbook.dateStyles.has(Number(style))) return String(number);
    const day = number - EPOCH[this.workbook.is1904 ? 1904 : 1900];
    return dayText(Math.floor(day * DAY_MS)) ?? String(number);
  }
}
