import fs from 'node:fs';
import path from 'node:path';
import { fabricOf } from '@/lib/domain/captions/fabric-words';
import { type CaptionField, type CaptionFields } from '@/lib/domain/captions/reading';

/** A caption and the values a person reads in it. */
export interface LabelledCaption {
  text: string;
  /** Values of each field, spelled alike on both sides; a missing field is not checked. */
  expected: Map<CaptionField, string[]>;
  /** Fields that must stay empty and list their candidates. */
  unsure: CaptionField[];
  /** Written before the reader had met similar captions, and measured separately. */
  heldOut: boolean;
  /** The caption's place in its file, for messages. */
  place: string;
}

const FOLDER = path.join(process.cwd(), '__tests__/harness/bench/captions');

/** A value as text, so that labels and findings can be compared. */
export function spelled<Field extends CaptionField>(field: Field, value: CaptionFields[Field]): string {
  if (field === 'minimumOrder') {
    const { amount, unit } = value as CaptionFields['minimumOrder'];
    return unit === 'paise' ? `${amount / 100} rupees` : `${amount} ${unit}`;
  }
  return field === 'rate' || field === 'setRate' ? String(Number(value) / 100) : String(value);
}

const FIELDS: Record<string, CaptionField> = {
  rate: 'rate',
  set: 'setRate',
  pieces: 'pieces',
  sizes: 'sizes',
  fabric: 'fabric',
  gst: 'gst',
  shipping: 'shipping',
  min: 'minimumOrder',
  volume: 'volume',
  design: 'designNumber',
};

function fieldOf(name: string, place: string): CaptionField {
  const field = FIELDS[name];
  if (!field) throw new Error(`${place}: no field is called “${name}”.`);
  return field;
}

/** A fabric label may use any spelling of the trade. */
const valuesOf = (field: CaptionField, text: string): string[] =>
  text.split(',').map((value) => (field === 'fabric' ? (fabricOf(value.trim()) ?? value) : value));

/** `=> rate 650; sizes M,L; set?` below a caption: its values, with `?` after fields that must stay open. */
function labelled(text: string, label: string, place: string, heldOut: boolean): LabelledCaption {
  const parts = label
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const expected = new Map<CaptionField, string[]>();
  const unsure: CaptionField[] = [];
  for (const part of parts) {
    const [name = '', ...values] = part.split(' ');
    if (name.endsWith('?')) unsure.push(fieldOf(name.slice(0, -1), place));
    else expected.set(fieldOf(name, place), valuesOf(fieldOf(name, place), values.join(' ')));
  }
  return { text, expected, unsure, heldOut, place };
}

function captionsOf(file: string): LabelledCaption[] {
  const found: LabelledCaption[] = [];
  let lines: string[] = [];
  for (const [index, line] of fs.readFileSync(path.join(FOLDER, file), 'utf8').split('\n').entries()) {
    if (!line.startsWith('=>')) lines.push(line);
    else {
      found.push(labelled(lines.join('\n').trim(), line.slice(2), `${file}:${index + 1}`, file.startsWith('held-out')));
      lines = [];
    }
  }
  return found;
}

/** Captions in the trade’s style with their values. Files named `held-out-…` are kept separate. */
export const labelledCaptions = (): LabelledCaption[] =>
  fs
    .readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap(captionsOf);
