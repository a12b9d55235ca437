import type { Line } from './call-api';
import type { Ledger } from './ledger';

/** What somebody needs who writes: a way to the server, and where to note what it said. */
export interface Writing {
  line: Line;
  ledger: Ledger;
  photos: readonly Buffer[];
  /** A number nobody had before. */
  next: () => number;
}

/** Makes some writes, one after the other; is called again and again until the round is over. */
export type Writer = (writing: Writing) => Promise<void>;

export const formOf = (content: Buffer, name: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
};

export const phoneOf = (number: number): string => `+9197${String(number).padStart(8, '0')}`;
