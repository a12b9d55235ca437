import type { Line } from './call-api';
import type { Ledger } from './ledger';

/** What a writer needs: a connection to the server, and the ledger for its responses. */
export interface Writing {
  line: Line;
  ledger: Ledger;
  photos: readonly Buffer[];
  /** A number that was not used before. */
  next: () => number;
}

/** Makes some writes in sequence; called repeatedly until the round is over. */
export type Writer = (writing: Writing) => Promise<void>;

export const formOf = (content: Buffer, name: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
};

export const phoneOf = (number: number): string => `+9197${String(number).padStart(8, '0')}`;
