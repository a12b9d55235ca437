/** What people wish for, and how often beside the others: so that many orders come to their end. */
const OFTEN = {
  accept: 6,
  refuse: 1,
  cancel: 1,
  change: 1,
  dispatch: 6,
  deliver: 8,
  close: 1,
  'ask-return': 6,
  'move-return': 14,
  pay: 2,
  reverse: 1,
};

type Kind = keyof typeof OFTEN;
export const KINDS = (Object.keys(OFTEN) as Kind[]).flatMap((kind) => Array.from({ length: OFTEN[kind] }, () => kind));

/** Something that somebody wishes for; what is not possible is refused and changes nothing. */
export interface Wish {
  kind: Kind;
  part: number;
  line: number;
  pieces: number;
  /** All that is possible rather than so many pieces. */
  isAll: boolean;
  /** Which consignment, return, payment or next state. */
  choice: number;
  /** How many changes of the part the person has not seen. */
  behind: number;
  paise: number;
}

interface PlacedPart {
  states: { fromState: string | null; toState: string | null };
  discountBasisPoints: number;
  lines: { ordered: number; rate: number; gstBasisPoints: number }[];
}

/** An order and what several people wish for, one after the other. */
export interface History {
  parts: PlacedPart[];
  wishes: Wish[];
}

/** What a part can be placed with. */
export const CHOICES = {
  gst: [0, 300, 500, 1200, 1800],
  discount: [0, 0, 0, 250, 333, 1000],
  states: [
    { fromState: '24', toState: '24' },
    { fromState: '24', toState: '08' },
    { fromState: '04', toState: '04' },
    { fromState: '24', toState: null },
  ],
  behind: [0, 0, 0, 0, 1, 2],
  isAll: [true, true, false],
} as const;

export const MOST = {
  parts: 2,
  lines: 2,
  wishes: 90,
  ordered: 40,
  rate: 900_000,
  pieces: 15,
  paise: 5_000_000,
} as const;
