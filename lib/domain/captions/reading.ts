/** A seller asks for at least this much: pieces, sets, or paise of order value. */
export interface MinimumOrder {
  amount: number;
  unit: 'pieces' | 'sets' | 'paise';
}

/** What a caption can say. */
export interface CaptionFields {
  /** Per piece, in paise: of a single piece where single and set differ. */
  rate: number;
  /** Per piece when the full set is taken, in paise. */
  setRate: number;
  /** Pieces in the set. */
  pieces: number;
  /** In the order of the caption, ranges written out. */
  sizes: string[];
  fabric: string;
  gst: 'extra' | 'included';
  shipping: 'extra' | 'free';
  minimumOrder: MinimumOrder;
  volume: number;
  /** One number, or the first and the last of a run: `1023-1030`. */
  designNumber: string;
}

export type CaptionField = keyof CaptionFields;

/** In the order a screen shows them. */
export const CAPTION_FIELDS: readonly CaptionField[] = [
  'rate',
  'setRate',
  'pieces',
  'sizes',
  'fabric',
  'gst',
  'shipping',
  'minimumOrder',
  'volume',
  'designNumber',
];

type Found<Field extends CaptionField> = Field extends CaptionField
  ? {
      field: Field;
      value: CaptionFields[Field];
      /** Where the caption says so: offsets of the text as it was written. */
      start: number;
      end: number;
    }
  : never;

export type Finding = Found<CaptionField>;

/** What was read: nothing in `findings` is a guess; what could be meant but need not be is in `unsure`. */
export interface CaptionReading {
  findings: Finding[];
  /** Candidates for fields that stay empty because readings compete or a word makes them doubtful. */
  unsure: Finding[];
}
