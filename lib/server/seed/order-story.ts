import { moved, NO_PIECES, type Quantities } from '@/lib/domain/orders/quantities';
import type { Random } from './random';

/** Progress of a part of an order. */
export const STAGES = [
  'sent',
  'answered',
  'part',
  'dispatched',
  'delivered',
  'closed',
  'refused',
  'cancelled',
] as const;
export type Stage = (typeof STAGES)[number];

/** Older orders are usually further along. */
export function stageAt(ageDays: number, random: Random): Stage {
  const share = random.next();
  if (share < 0.03) return 'refused';
  if (share < 0.06) return 'cancelled';
  const step = Math.floor(ageDays / 4 + random.next() * 3) - (random.chance(0.1) ? 4 : 0);
  return (
    (['sent', 'answered', 'part', 'dispatched', 'delivered', 'closed'] as const)[Math.max(0, Math.min(5, step))] ??
    'sent'
  );
}

/** The pieces of a line on each of two lorries, and their quantities. */
export interface LineStory {
  pieces: Quantities;
  first: number;
  second: number;
  refusedReason: string | null;
}

/** A share of pieces, in whole sets of this size. */
const shareOf = (pieces: number, share: number, set: number) => set * Math.floor((pieces / set) * share);

/** Quantities of a line at a stage, through the same moves people make; sets stay whole. */
export function lineStory(ordered: number, set: number, stage: Stage, random: Random): LineStory {
  const start = { ...NO_PIECES, ordered };
  const none = { first: 0, second: 0, refusedReason: null };
  if (stage === 'sent') return { ...none, pieces: start };
  if (stage === 'refused')
    return { ...none, pieces: moved(start, { kind: 'refuse', pieces: ordered }), refusedReason: 'Out of stock' };
  if (stage === 'cancelled') return { ...none, pieces: moved(start, { kind: 'cancel', pieces: ordered }) };
  const refused = random.chance(0.12) ? shareOf(ordered, 0.34, set) : 0;
  const accepted = ordered - refused;
  const answered = moved(moved(start, { kind: 'accept', pieces: accepted }), { kind: 'refuse', pieces: refused });
  const refusedReason = refused > 0 ? 'Out of stock' : null;
  if (stage === 'answered') return { ...none, pieces: answered, refusedReason };
  const isSplit = accepted > set && (stage === 'part' || random.chance(0.3));
  const first = isSplit ? Math.max(set, shareOf(accepted, 0.5, set)) : accepted;
  const second = stage === 'part' ? 0 : accepted - first;
  const sent = moved(answered, { kind: 'dispatch', pieces: first + second });
  const isThere = stage === 'delivered' || stage === 'closed';
  const pieces = isThere ? moved(sent, { kind: 'deliver', pieces: first + second }) : sent;
  return { pieces, first, second, refusedReason };
}
