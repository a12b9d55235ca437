import type { MessageStage } from './message-stage';

export type StageCounts = Partial<Record<MessageStage, number>>;

/** How far the messages of a campaign came: each figure counts those that came at least so far. */
export interface Funnel {
  /** All that are meant to go out. */
  total: number;
  /** Handed to the provider, whatever came of it. */
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

/** The figures of a campaign from how many messages are at each stage. */
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

/** A share in whole hundredths; none of nothing. */
export const shareText = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.round((part / whole) * 100)} %`;
