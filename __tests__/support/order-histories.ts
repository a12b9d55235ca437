import * as fc from 'fast-check';
import { CHOICES, type History, KINDS, MOST } from '../harness/orders/order-wishes';

const upTo = (max: number, min = 1) => fc.integer({ min, max });

const aLine = fc.record({
  ordered: upTo(MOST.ordered),
  rate: upTo(MOST.rate),
  gstBasisPoints: fc.constantFrom(...CHOICES.gst),
});

const aPart = fc.record({
  states: fc.constantFrom(...CHOICES.states),
  discountBasisPoints: fc.constantFrom(...CHOICES.discount),
  lines: fc.array(aLine, { minLength: 1, maxLength: MOST.lines }),
});

const aWish = fc.record({
  kind: fc.constantFrom(...KINDS),
  part: upTo(MOST.parts - 1, 0),
  line: upTo(MOST.lines - 1, 0),
  pieces: upTo(MOST.pieces),
  isAll: fc.constantFrom(...CHOICES.isAll),
  choice: upTo(5, 0),
  behind: fc.constantFrom(...CHOICES.behind),
  paise: upTo(MOST.paise),
});

/** An order with the requests of several people; failures are shrunk as far as possible. */
export const aHistory: fc.Arbitrary<History> = fc.record({
  parts: fc.array(aPart, { minLength: 1, maxLength: MOST.parts }),
  wishes: fc.array(aWish, { maxLength: MOST.wishes, size: 'max' }),
});
