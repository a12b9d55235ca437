import { createRequire } from 'node:module';
import path from 'node:path';
import { create, type Font } from 'fontkit';
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

const open = new Map<string, PageFont>();

/** Fonts are opened once in a process, as late as possible. They are found from the app's own folder, because a bundler knows no fonts. */
function openFont(file: string, weight: Weight): PageFont {
  const name = `${file}-${WEIGHTS[weight]}-normal.woff`;
  const opened = open.get(name);
  if (opened) return opened;
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const font = { name, font: create(unpackWoff(resolve(`@fontsource/${name}`))) };
  open.set(name, font);
  return font;
}

const found = new Map<string, PageFont | null>();

/** The font for a character of a run; null where none has it. */
export function fontFor(character: string, script: Script, weight: Weight): PageFont | null {
  const key = `${script} ${weight} ${character}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const code = character.codePointAt(0) ?? 0;
  const file = FILES[script].find((candidate) => openFont(candidate, weight).font.hasGlyphForCodePoint(code));
  const font = file === undefined ? null : openFont(file, weight);
  found.set(key, font);
  return font;
}
