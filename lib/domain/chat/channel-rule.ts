import type { Channel } from './conversation-status';
import type { MessageCard, MessageKind } from './message';

const HOUR_MS = 60 * 60 * 1000;
/** For so long after a message of the other side WhatsApp takes an answer of any kind. */
export const WHATSAPP_WINDOW_HOURS = 24;

interface Reached {
  channel: Channel;
  lastInboundAt: string | null;
}

/** Until when an answer goes out freely; null where there is no such limit. */
export function windowUntil({ channel, lastInboundAt }: Reached): Date | null {
  if (channel !== 'whatsapp') return null;
  return new Date((lastInboundAt ? Date.parse(lastInboundAt) : 0) + WHATSAPP_WINDOW_HOURS * HOUR_MS);
}

/** Why nothing can be sent to the other side now, as a sentence; null where it can. */
export function sendProblem(conversation: Reached, now: Date): string | null {
  const until = windowUntil(conversation);
  if (!until) return null;
  return until <= now ? 'The 24 hours for free answers on WhatsApp are over. Send a template message instead.' : null;
}

/** Why a kind of message does not go by a channel, as a sentence; null where it does. */
export const kindProblem = (channel: Channel, kind: MessageKind): string | null =>
  channel === 'whatsapp' && kind === 'photo'
    ? 'Photos do not go to WhatsApp from here. Send a catalog or words.'
    : null;

/** An answer as WhatsApp gets it: words alone, with what a card says above them. */
export const whatsappText = ({ text, card }: { text: string; card: MessageCard | null }): string =>
  [card?.title, card?.detail, text].filter(Boolean).join('\n');
