import { splitByScript } from '@/lib/domain/catalog-pdf/split-by-script';
import { fontFor, type PageFont, type Weight } from './fonts';

/** Text in a single font. */
interface Piece {
  font: PageFont;
  text: string;
}

/** A piece of a line and its start, in points from the left end. */
export interface LineRun extends Piece {
  x: number;
}

export interface TextLine {
  runs: LineRun[];
  width: number;
}

export interface LineRules {
  weight: Weight;
  size: number;
  /** In points; the maximum width of a line. */
  width: number;
  maxLines: number;
}

const ELLIPSIS = '…';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Width of a word relative to the font size. */
const wordWidth = ({ font }: PageFont, word: string): number => font.layout(word).advanceWidth / font.unitsPerEm;

const AFTER_SPACE = /(?<= )/;
const pieceWidth = ({ font, text }: Piece) =>
  text.split(AFTER_SPACE).reduce((sum, word) => sum + wordWidth(font, word), 0);
const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + pieceWidth(piece), 0);

/** Appends text, to the last piece if the font is the same. */
function append(pieces: Piece[], { font, text }: Piece): void {
  const last = pieces.at(-1);
  if (last?.font === font) last.text += text;
  else pieces.push({ font, text });
}

function withoutEnd(pieces: readonly Piece[]): Piece[] {
  const last = pieces.at(-1);
  const text = last?.text.trimEnd();
  if (!last || text === last.text) return [...pieces];
  return text ? [...pieces.slice(0, -1), { ...last, text }] : withoutEnd(pieces.slice(0, -1));
}

/**
 * A text in fonts that contain its characters, with single spaces; characters in no font (emoji, other scripts) are
 * dropped.
 */
function drawable(text: string, weight: Weight): Piece[] {
  const pieces: Piece[] = [];
  for (const run of splitByScript(text.normalize('NFC').replace(/\s+/g, ' ')))
    for (const character of run.text) {
      const font = fontFor(character, run.script, weight);
      const isSecondSpace = character === ' ' && (pieces.at(-1)?.text.endsWith(' ') ?? true);
      if (font && !isSecondSpace) append(pieces, { font, text: character });
    }
  return withoutEnd(pieces);
}

/** Splits a word into parts that fit, between visible characters only. */
function* partsOf(word: readonly Piece[], width: number): Generator<Piece[]> {
  let part: Piece[] = [];
  let taken = 0;
  for (const { font, text } of word)
    for (const { segment } of graphemes.segment(text)) {
      const wide = wordWidth(font, segment);
      if (part.length > 0 && taken + wide > width) {
        yield part;
        [part, taken] = [[], 0];
      }
      append(part, { font, text: segment });
      taken += wide;
    }
  yield part;
}

/** Words with their trailing space, none wider than a line; read lazily for long texts. */
function* wordsOf(pieces: readonly Piece[], width: number): Generator<Piece[]> {
  let word: Piece[] = [];
  const fitting = () => (widthOf(withoutEnd(word)) <= width ? [word] : partsOf(word, width));
  for (const { font, text } of pieces)
    for (const part of text.split(AFTER_SPACE)) {
      append(word, { font, text: part });
      if (!part.endsWith(' ')) continue;
      yield* fitting();
      word = [];
    }
  if (word.length > 0) yield* fitting();
}

/** A line shortened to leave room for an ellipsis. */
function shortened(line: readonly Piece[], weight: Weight, width: number): Piece[] {
  const ellipsis = drawable(ELLIPSIS, weight);
  const room = width - widthOf(ellipsis);
  let kept = withoutEnd(line);
  while (kept.length > 0 && widthOf(kept) > room) {
    const last = kept.at(-1);
    const letters = [...graphemes.segment(last?.text ?? '')].slice(0, -1).map(({ segment }) => segment);
    kept = withoutEnd([
      ...kept.slice(0, -1),
      ...(last && letters.length > 0 ? [{ ...last, text: letters.join('') }] : []),
    ]);
  }
  return [...kept, ...ellipsis];
}

function placed(line: readonly Piece[], size: number): TextLine {
  const runs: LineRun[] = [];
  let x = 0;
  for (const piece of line) {
    runs.push({ ...piece, x });
    x += pieceWidth(piece) * size;
  }
  return { runs, width: x };
}

function broken(text: string, { weight, size, width, maxLines }: LineRules): TextLine[] {
  const limit = width / size;
  const lines: Piece[][] = [];
  let line: Piece[] = [];
  let taken = 0;
  let isCut = false;
  for (const word of wordsOf(drawable(text, weight), limit)) {
    if (line.length > 0 && taken + widthOf(withoutEnd(word)) > limit) {
      lines.push(line);
      [line, taken] = [[], 0];
      isCut = lines.length === maxLines;
      // A long word is cut, so that the line is not left empty; a short one is dropped whole.
      if (isCut && widthOf(word) > limit / 2) lines.at(-1)?.push(...word);
      if (isCut) break;
    }
    word.forEach((piece) => append(line, piece));
    taken += widthOf(word);
  }
  if (line.length > 0) lines.push(line);
  return lines.map((pieces, index) =>
    placed(isCut && index === maxLines - 1 ? shortened(pieces, weight, limit) : withoutEnd(pieces), size),
  );
}

/** All photos of a catalog have the same text. */
const LINES_KEPT = 2_000;
const kept = new Map<string, TextLine[]>();

/** Breaks a text into lines, with an ellipsis if there is not enough room. */
export function breakLines(text: string, rules: LineRules): readonly TextLine[] {
  const key = `${rules.weight} ${rules.size} ${rules.width} ${rules.maxLines} ${text}`;
  const known = kept.get(key);
  if (known) return known;
  if (kept.size >= LINES_KEPT) kept.clear();
  const lines = broken(text, rules);
  kept.set(key, lines);
  return lines;
}
