import type { Channel } from './conversation-status';

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
  if (until <= now) return 'The 24 hours for free answers on WhatsApp are over. Send a template message instead.';
  return 'Answers to WhatsApp cannot be sent from here yet.';
}
