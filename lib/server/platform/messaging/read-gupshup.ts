import type { StatusEvent } from '@/lib/domain/messages/event-kinds';
import type { ProviderEvent } from './provider';
import { categoryOf, momentOf, phoneOf, qualityOf, statusOf } from './provider-words';
import { readMeta } from './read-meta';

type Json = Record<string, unknown>;
const object = (given: unknown): Json => (typeof given === 'object' && given !== null ? (given as Json) : {});
const text = (given: unknown): string | null =>
  typeof given === 'string' && given !== '' ? given : typeof given === 'number' ? String(given) : null;

const KINDS: readonly string[] = ['enqueued', 'sent', 'delivered', 'read', 'failed'] satisfies StatusEvent[];

/**
 * Meaning of the ids: `gsId` is always Gupshup's, and `id` then WhatsApp's. Without `gsId`, `id` is Gupshup's for
 * messages WhatsApp has not seen yet, and WhatsApp's for messages Gupshup has dropped after a week. A failure can be
 * either.
 */
function idsOf(kind: string, payload: Json, inner: Json) {
  const [id, gsId] = [text(payload.id), text(payload.gsId)];
  if (gsId) return { providerId: gsId, whatsappId: id === gsId ? null : id };
  if (kind === 'enqueued') return { providerId: id, whatsappId: text(inner.whatsappMessageId) };
  return kind === 'failed' ? { providerId: id, whatsappId: id } : { providerId: null, whatsappId: id };
}

function readStatus(payload: Json, at: Date): ProviderEvent[] {
  const kind = text(payload.type) ?? '';
  if (!KINDS.includes(kind)) return [];
  const inner = object(payload.payload);
  return [
    {
      type: 'message',
      kind: kind as StatusEvent,
      ...idsOf(kind, payload, inner),
      ownId: null,
      phone: phoneOf(payload.destination),
      code: text(inner.code),
      text: text(inner.reason),
      billing: null,
      at: momentOf(inner.ts) ?? at,
    },
  ];
}

function readBilling(payload: Json, at: Date): ProviderEvent[] {
  const [deductions, references] = [object(payload.deductions), object(payload.references)];
  const isFree =
    deductions.billable === false || deductions.billable === 'false' || /^free/.test(text(deductions.type) ?? '');
  return [
    {
      type: 'message',
      kind: 'billed',
      providerId: text(references.gsId),
      whatsappId: text(references.id),
      ownId: null,
      phone: phoneOf(references.destination),
      code: null,
      text: null,
      billing: { category: text(deductions.category), isFree },
      at,
    },
  ];
}

function readReply(payload: Json, at: Date): ProviderEvent[] {
  const [id, phone] = [text(payload.id), phoneOf(payload.source)];
  if (!id || !phone) return [];
  const [inner, sender, context] = [object(payload.payload), object(payload.sender), object(payload.context)];
  const words = text(inner.text) ?? text(inner.caption) ?? `[${text(payload.type) ?? 'message'}]`;
  const answers = [text(context.gsId), text(context.id)].filter((one) => one !== null);
  return [{ type: 'reply', id, phone, name: text(sender.name) ?? '', text: words, answers, at }];
}

function readUser(payload: Json, at: Date): ProviderEvent[] {
  const phone = phoneOf(payload.phone);
  const state = { 'opted-in': 'in', 'opted-out': 'out' }[text(payload.type) ?? ''] as 'in' | 'out' | undefined;
  return phone && state ? [{ type: 'consent', phone, state, at }] : [];
}

function readTemplate(payload: Json, at: Date): ProviderEvent[] {
  const providerId = text(payload.id);
  if (!providerId) return [];
  return [
    {
      type: 'template',
      providerId,
      status: statusOf(payload.status),
      quality: qualityOf(payload.quality),
      category: categoryOf(payload.category),
      reason: text(payload.rejectedReason) ?? text(payload.description),
      at,
    },
  ];
}

const READERS: Readonly<Record<string, (payload: Json, at: Date) => ProviderEvent[]>> = {
  'message-event': readStatus,
  'billing-event': readBilling,
  message: readReply,
  'user-event': readUser,
  'template-event': readTemplate,
};

/** Events in a call of Gupshup's webhook, in its own format or Meta's; empty for events we do not use. */
export function readGupshup(body: string, receivedAt: Date): ProviderEvent[] {
  const envelope = object(JSON.parse(body));
  if (envelope.object === 'whatsapp_business_account') return readMeta(body, receivedAt);
  const at = momentOf(envelope.timestamp) ?? receivedAt;
  return READERS[text(envelope.type) ?? '']?.(object(envelope.payload), at) ?? [];
}
