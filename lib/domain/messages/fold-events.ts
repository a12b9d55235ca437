import type { StatusEvent } from './event-kinds';
import type { MessageStage } from './message-stage';

/** An event a provider reported about a message. */
export interface FoldedEvent {
  kind: StatusEvent;
  at: Date;
  code: string | null;
  text: string | null;
  billing: { category: string | null; isFree: boolean } | null;
}

export interface Outcome {
  /** Null when the events add nothing to what is already known. */
  stage: Extract<MessageStage, 'enqueued' | 'sent' | 'delivered' | 'read' | 'failed'> | null;
  stageAt: Date | null;
  failureCode: string | null;
  failureText: string | null;
  /** When it was sent, and thus costs money. */
  wentOutAt: Date | null;
  /** How it was billed; null until reported. */
  billing: { category: string | null; isFree: boolean; at: Date } | null;
}

const RANKS = ['enqueued', 'sent', 'delivered', 'read'] as const;
type Ranked = (typeof RANKS)[number];

const byTime = (one: FoldedEvent, other: FoldedEvent) =>
  one.at.getTime() - other.at.getTime() ||
  JSON.stringify([one.code, one.text, one.billing]).localeCompare(
    JSON.stringify([other.code, other.text, other.billing]),
  );

/**
 * Outcome of a message. Events arrive late, twice and out of order, so only their presence counts, not their arrival:
 * the highest rank wins, and a failure counts only without any sign of delivery.
 */
export function foldEvents(events: readonly FoldedEvent[]): Outcome {
  const sorted = [...events].sort(byTime);
  const first = (kind: StatusEvent) => sorted.find((event) => event.kind === kind);
  const ranked = RANKS.flatMap((kind) => first(kind) ?? []);
  const best = ranked.at(-1);
  const failure = first('failed');
  const bill = sorted.findLast(({ kind, billing }) => kind === 'billed' && billing !== null);
  const isDelivered = best?.kind === 'delivered' || best?.kind === 'read';
  const holds = failure !== undefined && !isDelivered ? failure : undefined;
  const out = ranked.find(({ kind }) => kind !== 'enqueued');
  return {
    stage: holds ? 'failed' : ((best?.kind as Ranked | undefined) ?? null),
    stageAt: (holds ?? best)?.at ?? null,
    failureCode: holds ? (holds.code ?? 'unknown') : null,
    failureText: holds?.text ?? null,
    wentOutAt: holds ? null : (out?.at ?? null),
    billing: bill?.billing ? { ...bill.billing, at: bill.at } : null,
  };
}
