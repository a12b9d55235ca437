import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { create, type Font, type GlyphRun } from 'fontkit';
import type { Script } from '@/lib/domain/catalog-pdf/split-by-script';
import { unpackWoff } from './unpack-woff';

const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

/**
 * Font files of each script; the first one with a character is used. Latin has two: the second contains ₹ and scholarly
 * letters (ā, ṣ).
 */
const FILES: Record<Script, readonly string[]> = {
  latin: ['noto-sans/files/noto-sans-latin', 'noto-sans/files/noto-sans-latin-ext'],
  devanagari: ['noto-sans-devanagari/files/noto-sans-devanagari-devanagari'],
  gujarati: ['noto-sans-gujarati/files/noto-sans-gujarati-gujarati'],
};

/** An open font with its name in a document. */
export interface PageFont {
  name: string;
  font: Font;
}

/** Captions repeat the same words, and shaping them is expensive; this many words per font are cached. */
const WORDS_KEPT = 4_000;

/** Units used by pdfkit. It scales words of other fonts in place, which must not happen twice. */
const PDF_UNITS = 1_000;

/** Caches the words a font has shaped, for measuring, writing or drawing them again. */
function withMemory(font: Font): Font {
  if (font.unitsPerEm !== PDF_UNITS) return font;
  const shape = font.layout.bind(font);
  const kept = new Map<string, GlyphRun>();
  font.layout = (text) => {
    const known = kept.get(text);
    if (known) return known;
    if (kept.size >= WORDS_KEPT) kept.clear();
    const run = shape(text);
    kept.set(text, run);
    return run;
  };
  return font;
}

const open = new Map<string, PageFont>();

/** The app's own dependencies are in this folder. Bundlers do not support `require.resolve` for non-code files. */
const FOLDER = path.join(process.cwd(), 'node_modules/@fontsource');

/** Fonts are opened once, on first use. */
function openFont(file: string, weight: Weight): PageFont {
  const name = `${file}-${WEIGHTS[weight]}-normal.woff`;
  const opened = open.get(name);
  if (opened) return opened;
  const font = { name, font: withMemory(create(unpackWoff(path.join(FOLDER, name)))) };
  open.set(name, font);
  return font;
}

const found: Record<Script, Record<Weight, Map<string, PageFont | null>>> = {
  latin: { regular: new Map(), bold: new Map() },
  devanagari: { regular: new Map(), bold: new Map() },
  gujarati: { regular: new Map(), bold: new Map() },
};

/** The font for a character of a run; null where none has it. */
export function fontFor(character: string, script: Script, weight: Weight): PageFont | null {
  const known = found[script][weight].get(character);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const file = FILES[script].find((candidate) => openFont(candidate, weight).font.hasGlyphForCodePoint(code));
  const font = file === undefined ? null : openFont(file, weight);
  found[script][weight].set(character, font);
  return font;
}

/** A word of each script: shaping it makes a font load what all others need. */
const FIRST_WORDS: Record<Script, string> = { latin: 'Rate', devanagari: 'क्षेत्र', gujarati: 'ક્ષેત્ર' };

/** Opens the page fonts one per event loop turn: all at once would block others for half a second. */
export async function openFonts(): Promise<void> {
  for (const [script, word] of Object.entries(FIRST_WORDS) as [Script, string][])
    for (const weight of Object.keys(WEIGHTS) as Weight[]) {
      fontFor(word.charAt(0), script, weight)?.font.layout(word);
      await turn();
    }
}
