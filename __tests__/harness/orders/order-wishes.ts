/** Relative frequencies of requests, chosen so that many orders are completed. */
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

/** A person's request; an impossible request is refused and changes nothing. */
export interface Wish {
  kind: Kind;
  part: number;
  line: number;
  pieces: number;
  /** As many as possible instead of a fixed number of pieces. */
  isAll: boolean;
  /** Index of the consignment, return, payment or next state. */
  choice: number;
  /** Number of changes to the sub-order that the person has not seen. */
  behind: number;
  paise: number;
}

interface PlacedPart {
  states: { fromState: string | null; toState: string | null };
  discountBasisPoints: number;
  lines: { ordered: number; rate: number; gstBasisPoints: number }[];
}

/** An order and the requests of several people, in sequence. */
export interface History {
  parts: PlacedPart[];
  wishes: Wish[];
}

/** Values a sub-order can be placed with. */
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
