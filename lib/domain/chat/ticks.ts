import type { MessageStage } from '../messages/message-stage';
import type { MessageKind, Sender } from './message';

/** How far a message of staff has come. `unclear`: nobody knows whether the provider took it. */
export const TICKS = ['waiting', 'unclear', 'sent', 'delivered', 'read', 'failed'] as const;
export type Tick = (typeof TICKS)[number];

/** Those that more may be told of. */
export const OPEN_TICKS = ['waiting', 'unclear', 'sent', 'delivered'] as const satisfies readonly Tick[];

/** How far the other side is, in milliseconds of the server's clock. */
export interface Cursor {
  delivered: number;
  read: number;
}

export const TICK_WORDS: Record<Tick, string> = {
  waiting: 'Waiting to be sent',
  unclear: 'Not known whether it was sent',
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Not delivered',
};

/** How far a message of a moment has come in the app. */
function tickOf(at: number, { delivered, read }: Cursor): Tick {
  if (read >= at) return 'read';
  return delivered >= at ? 'delivered' : 'sent';
}

interface Ticked {
  from: Sender;
  kind: MessageKind;
  at: number;
  tick: Tick | null;
}

/** What is shown of a message: how far the provider brought it, else how far the other side is in the app. */
export const shownTick = ({ from, kind, at, tick }: Ticked, cursor: Cursor): Tick | null =>
  from === 'staff' && kind !== 'note' ? (tick ?? tickOf(at, cursor)) : null;

const STAGE_TICKS: Readonly<Record<MessageStage, Tick>> = {
  skipped: 'failed',
  queued: 'waiting',
  sending: 'waiting',
  unclear: 'unclear',
  submitted: 'sent',
  enqueued: 'sent',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  failed: 'failed',
};

/** How far an answer came that a provider takes on. */
export const tickOfStage = (stage: MessageStage): Tick => STAGE_TICKS[stage];
