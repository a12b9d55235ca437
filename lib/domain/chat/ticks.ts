import type { MessageStage } from '../messages/message-stage';
import type { MessageKind, Sender } from './message';

/** Delivery state of a staff message. `unclear`: it is unknown whether the provider accepted it. */
export const TICKS = ['waiting', 'unclear', 'sent', 'delivered', 'read', 'failed'] as const;
export type Tick = (typeof TICKS)[number];

/** States that may still change. */
export const OPEN_TICKS = ['waiting', 'unclear', 'sent', 'delivered'] as const satisfies readonly Tick[];

/** How far the other side has received and read, in milliseconds of the server's clock. */
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

/** Delivery state in the app of a message sent at a given time. */
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

/** The displayed state: the provider's delivery state, else the other side's progress in the app. */
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

/** State of a reply sent through a provider. */
export const tickOfStage = (stage: MessageStage): Tick => STAGE_TICKS[stage];
