import path from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { create, type Font, type GlyphRun } from 'fontkit';
import type { Script } from '@/lib/domain/catalog-pdf/split-by-script';
import { unpackWoff } from './unpack-woff';

const WEIGHTS = { regular: 400, bold: 700 } as const;
export type Weight = keyof typeof WEIGHTS;

/**
 * The files of each script, the first that has a character is taken. Latin is in two: the second has ₹ and the letters
 * of scholarly spelling (ā, ṣ).
 */
const FILES: Record<Script, readonly string[]> = {
  latin: ['noto-sans/files/noto-sans-latin', 'noto-sans/files/noto-sans-latin-ext'],
  devanagari: ['noto-sans-devanagari/files/noto-sans-devanagari-devanagari'],
  gujarati: ['noto-sans-gujarati/files/noto-sans-gujarati-gujarati'],
};

/** A font that is open, and the name it has in a document. */
export interface PageFont {
  name: string;
  font: Font;
}

/** Captions say the same words again and again, and shaping them is dear; so many words of a font are kept. */
const WORDS_KEPT = 4_000;

/** What pdfkit counts in. It scales the words of other fonts in place, which must not happen twice. */
const PDF_UNITS = 1_000;

/** Has a font keep the words that it shaped, for whoever measures, writes or draws them next. */
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

/** Packages the app depends on itself are here. A bundler has no `require.resolve` for what is no code. */
const FOLDER = path.join(process.cwd(), 'node_modules/@fontsource');

/** Fonts are opened once, when first needed. */
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

/** A word of each script: with the first, a font reads what it needs for all others. */
const FIRST_WORDS: Record<Script, string> = { latin: 'Rate', devanagari: 'क्षेत्र', gujarati: 'ક્ષેત્ર' };

/** Opens what pages are written with, a font a turn: all of them at once hold up everybody else for half a second. */
export async function openFonts(): Promise<void> {
  for (const [script, word] of Object.entries(FIRST_WORDS) as [Script, string][])
    for (const weight of Object.keys(WEIGHTS) as Weight[]) {
      fontFor(word.charAt(0), script, weight)?.font.layout(word);
      await turn();
    }
}
