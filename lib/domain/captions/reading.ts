/** A seller's minimum order: pieces, sets, or paise of order value. */
export interface MinimumOrder {
  amount: number;
  unit: 'pieces' | 'sets' | 'paise';
}

/** Fields a caption can contain. */
export interface CaptionFields {
  /** Per piece, in paise: the single-piece rate when single and set rates differ. */
  rate: number;
  /** Per piece when buying the full set, in paise. */
  setRate: number;
  /** Pieces in the set. */
  pieces: number;
  /** In caption order, with ranges expanded. */
  sizes: string[];
  fabric: string;
  gst: 'extra' | 'included';
  shipping: 'extra' | 'free';
  minimumOrder: MinimumOrder;
  volume: number;
  /** A single number, or the first and last of a run: `1023-1030`. */
  designNumber: string;
}

export type CaptionField = keyof CaptionFields;

/** In display order. */
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
      /** Position in the caption: offsets in the original text. */
      start: number;
      end: number;
    }
  : never;

export type Finding = Found<CaptionField>;

/** Result of parsing: `findings` contains no guesses; possible but uncertain readings are in `unsure`. */
export interface CaptionReading {
  findings: Finding[];
  /** Candidates for fields left empty because readings compete or a word makes them doubtful. */
  unsure: Finding[];
}
