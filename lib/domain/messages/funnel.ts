import type { MessageStage } from './message-stage';

export type StageCounts = Partial<Record<MessageStage, number>>;

/** Progress of a campaign's messages: each figure counts messages that reached at least that stage. */
export interface Funnel {
  /** All messages to be sent. */
  total: number;
  /** Submitted to the provider, regardless of the outcome. */
  handed: number;
  accepted: number;
  sent: number;
  delivered: number;
  read: number;
  failed: number;
  unclear: number;
  waiting: number;
  skipped: number;
}

/** Derives a campaign's figures from the number of messages per stage. */
export function funnelOf(counts: StageCounts): Funnel {
  const at = (...stages: MessageStage[]) => stages.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0);
  const [read, unclear, failed] = [at('read'), at('unclear'), at('failed')];
  const delivered = at('delivered') + read;
  const sent = at('sent') + delivered;
  const accepted = at('submitted', 'enqueued') + sent;
  const handed = accepted + failed + unclear + at('sending');
  const waiting = at('queued');
  return {
    total: handed + waiting,
    handed,
    accepted,
    sent,
    delivered,
    read,
    failed,
    unclear,
    waiting,
    skipped: at('skipped'),
  };
}

/** A share in whole percent; empty when the total is zero. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.round((part / whole) * 100)} %`;
