import { LONGEST_CELL, tidyCell, tooComplex } from '../table-row';
import type { XmlVisitor } from './read-xml';

/** Memory limits of a reader. */
const MOST = { strings: 1_000_000, characters: 30_000_000 };

/** Chunked lists: a growing array is copied as a whole, which needs contiguous memory. */
const LIST = 65_536;

/** Characters invalid in XML are escaped by their number (ECMA-376, 22.9.2.19). */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;

/** Assembles the text of a string: runs in several fonts, without phonetic hints. */
export class RichText {
  private text = '';
  private isText = false;
  private isSpoken = false;

  open(tag: string): void {
    if (tag === 't') this.isText = true;
    if (tag === 'rPh') this.isSpoken = true;
  }

  close(tag: string): void {
    if (tag === 't') this.isText = false;
    if (tag === 'rPh') this.isSpoken = false;
  }

  add(text: string): void {
    // Leaves room for surrounding whitespace and escapes.
    if (this.isText && !this.isSpoken && this.text.length < 8 * LONGEST_CELL) this.text += text;
  }

  take(): string {
    const { text } = this;
    this.text = '';
    return tidyCell(unescapeText(text));
  }
}

/** The shared strings that a workbook's cells refer to. */
export class SharedStrings implements XmlVisitor {
  private readonly lists: string[][] = [];
  private count = 0;
  private characters = 0;
  private readonly rich = new RichText();

  open = (tag: string): void => this.rich.open(tag);

  text = (text: string): void => this.rich.add(text);

  close = (tag: string): void => {
    this.rich.close(tag);
    if (tag === 'si') this.push(this.rich.take());
  };

  private push(text: string): void {
    if (this.count % LIST === 0) this.lists.push([]);
    this.lists.at(-1)?.push(text);
    this.count += 1;
    this.characters += text.length;
    if (this.count > MOST.strings || this.characters > MOST.characters) throw tooComplex();
  }

  get(index: number): string | undefined {
    return this.lists[Math.floor(index / LIST)]?.[index % LIST];
  }
}
