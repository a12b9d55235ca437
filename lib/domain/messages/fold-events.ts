import type { StatusEvent } from './event-kinds';
import type { MessageStage } from './message-stage';

/** What a provider told of a message. */
export interface FoldedEvent {
  kind: StatusEvent;
  at: Date;
  code: string | null;
  text: string | null;
  billing: { category: string | null; isFree: boolean } | null;
}

export interface Outcome {
  /** Null where no event says more than what is known without them. */
  stage: Extract<MessageStage, 'enqueued' | 'sent' | 'delivered' | 'read' | 'failed'> | null;
  stageAt: Date | null;
  failureCode: string | null;
  failureText: string | null;
  /** It went out, so it costs something. */
  wentOutAt: Date | null;
  /** What it was billed as; null while nobody said so. */
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
 * What a message came to. Events arrive late, twice and out of order, so only which there are counts, never when they
 * came: the highest rank wins, and a failure holds only where nothing says that it was delivered.
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
