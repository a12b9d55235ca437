import type { Channel } from './conversation-status';
import type { MessageCard, MessageKind } from './message';

const HOUR_MS = 60 * 60 * 1000;
/** WhatsApp accepts a reply of any kind for this long after the other side's message. */
export const WHATSAPP_WINDOW_HOURS = 24;

interface Reached {
  channel: Channel;
  lastInboundAt: string | null;
}

/** Until when free replies are allowed; null without such a limit. */
export function windowUntil({ channel, lastInboundAt }: Reached): Date | null {
  if (channel !== 'whatsapp') return null;
  return new Date((lastInboundAt ? Date.parse(lastInboundAt) : 0) + WHATSAPP_WINDOW_HOURS * HOUR_MS);
}

/** Why nothing can be sent to the other side now, as a sentence; null when it can. */
export function sendProblem(conversation: Reached, now: Date): string | null {
  const until = windowUntil(conversation);
  if (!until) return null;
  return until <= now ? 'The 24 hours for free answers on WhatsApp are over. Send a template message instead.' : null;
}

/** Why a channel does not support a kind of message, as a sentence; null when it does. */
export const kindProblem = (channel: Channel, kind: MessageKind): string | null =>
  channel === 'whatsapp' && kind === 'photo'
    ? 'Photos do not go to WhatsApp from here. Send a catalog or words.'
    : null;

/** A reply in WhatsApp's format: plain text, with the card's content above it. */
export const whatsappText = ({ text, card }: { text: string; card: MessageCard | null }): string =>
  [card?.title, card?.detail, text].filter(Boolean).join('\n');
