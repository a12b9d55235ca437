import { createHash } from 'node:crypto';
import type { Due, SandboxMessage } from './repository';

/** A pseudo-random share from 0 to below 1, the same for the same message and question. */
const shareOf = (id: string, question: string): number =>
  createHash('sha256').update(`${id} ${question}`).digest().readUInt32BE(0) / 2 ** 32;

/** Probability of unusual events. */
const CHANCE = { doubled: 0.15, shuffled: 0.2 } as const;

/** Gupshup's envelope. */
export const envelope = (app: string, type: string, payload: object, at: Date) => ({
  app,
  timestamp: at.getTime(),
  version: 2,
  type,
  payload,
});

const later = (at: Date, milliseconds: number) => new Date(at.getTime() + Math.max(0, Math.round(milliseconds)));

/** An event at its time; some are repeated a little later. */
function told(message: SandboxMessage, what: string, at: Date, after: number, body: object): Due[] {
  const first = { body, dueAt: later(at, after) };
  const isDoubled = shareOf(message.id, `${what} twice`) < CHANCE.doubled;
  const second = { body, dueAt: later(at, after + 400 + shareOf(message.id, `${what} again`) * 2000) };
  return isDoubled ? [first, second] : [first];
}

/** A reply from the recipient. */
const replyTo = (app: string, { id, whatsappId, phone, at }: SandboxMessage, more: object) =>
  envelope(
    app,
    'message',
    {
      id: `wamid.reply-${id}`,
      source: phone,
      sender: { phone, name: `Buyer ${phone.slice(-4)}`, country_code: '91', dial_code: phone.slice(2) },
      context: { id: whatsappId, gsId: id },
      ...more,
    },
    later(at, 4000),
  );

/** Failures by the last digits of a number, which makes demos and tests repeatable. */
const FAILURES: Readonly<Record<string, { code: number; reason: string }>> = {
  '002': { code: 131049, reason: 'This message was not delivered to maintain healthy ecosystem engagement.' },
  '003': { code: 131026, reason: 'Message undeliverable' },
};

/** Replies by the same digits. */
const WORDS: Readonly<Record<string, object>> = {
  '007': { type: 'text', payload: { text: 'STOP' } },
  '008': { type: 'quick_reply', payload: { text: 'Interested', type: 'button', postbackText: 'interested' } },
};

/** Events sent at once for a message that cannot be delivered: 1012, 1005, 1002. */
export function refusedEvents(app: string, message: SandboxMessage, code: number, reason: string): Due[] {
  const { id, phone: destination, at } = message;
  const payload = { id, type: 'failed', destination, payload: { code, reason } };
  return told(message, 'refused', at, 300, envelope(app, 'message-event', payload, later(at, 300)));
}

/** Events of an accepted message; late, repeated and out of order like the real provider's. */
export function courseOf(app: string, message: SandboxMessage): Due[] {
  const { id, whatsappId, phone: destination, at, category, isFree } = message;
  const end = destination.slice(-3);
  const chance = (question: string) => shareOf(id, question);
  const status = (type: string, after: number, payload: object) =>
    envelope(
      app,
      'message-event',
      { ...(type === 'enqueued' ? { id } : { id: whatsappId, gsId: id }), type, destination, payload },
      later(at, after),
    );
  const ts = (after: number) => ({ ts: Math.floor(later(at, after).getTime() / 1000) });
  const enqueued = told(
    message,
    'enqueued',
    at,
    200 + chance('enqueued') * 300,
    status('enqueued', 200, { whatsappMessageId: whatsappId, type: message.kind }),
  );
  const failure = FAILURES[end];
  if (failure) return [...enqueued, ...told(message, 'failed', at, 1500, status('failed', 1500, failure))];

  const isShuffled = chance('shuffled') < CHANCE.shuffled;
  const steps = [['sent', 900] as const, ['delivered', 1800] as const, ['read', 6000] as const];
  const events = steps.slice(0, end === '004' ? 1 : end === '005' ? 2 : 3).flatMap(([type, after]) => {
    const comes = isShuffled ? 2500 - after / 3 : after + chance(type) * 800;
    return told(message, type, at, comes, status(type, after, ts(after)));
  });
  const deductions = {
    type: isFree ? 'free_customer_service' : 'regular',
    model: 'PMP',
    source: 'whatsapp',
    billable: !isFree,
    category,
  };
  const references = { id: whatsappId, gsId: id, destination };
  const bill = envelope(app, 'billing-event', { deductions, references }, later(at, 2500));
  const lateDelivery =
    end === '006' ? [{ body: status('delivered', 20_000, ts(20_000)), dueAt: later(at, 20_000) }] : [];
  // Only templates get a reply: a person who was answered does not write again.
  const words = message.kind === 'template' ? WORDS[end] : undefined;
  return [
    ...enqueued,
    ...events,
    ...told(message, 'billed', at, 2500 + chance('billed') * 1500, bill),
    ...lateDelivery,
    ...(words ? [{ body: replyTo(app, message, words), dueAt: later(at, 4000) }] : []),
  ];
}
