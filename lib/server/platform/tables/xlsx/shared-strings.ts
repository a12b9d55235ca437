import { LONGEST_CELL, tidyCell, tooComplex } from '../table-row';
import type { XmlVisitor } from './read-xml';

/** What a reader's memory holds. */
const MOST = { strings: 1_000_000, characters: 30_000_000 };

/** Short lists: one that grows and grows is moved as a whole, which takes memory in one piece. */
const LIST = 65_536;

/** Characters that XML has no place for are written as their number (ECMA-376, 22.9.2.19). */
export const unescapeText = (text: string): string =>
  text.includes('_x')
    ? text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    : text;

/** Puts the text of a string together: runs in several fonts, without what only tells how it is spoken. */
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
    // Room for what is around the text, and for escapes.
    if (this.isText && !this.isSpoken && this.text.length < 8 * LONGEST_CELL) this.text += text;
  }

  take(): string {
    const { text } = this;
    this.text = '';
    return tidyCell(unescapeText(text));
  }
}

/** The strings that the cells of a workbook point to. */
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
