import type { StatusEvent } from '@/lib/domain/messages/event-kinds';
import type { ProviderEvent } from './provider';
import { momentOf, phoneOf, qualityOf, statusOf } from './provider-words';

type Json = Record<string, unknown>;
const object = (given: unknown): Json => (typeof given === 'object' && given !== null ? (given as Json) : {});
const list = (given: unknown): Json[] => (Array.isArray(given) ? given.map(object) : []);
const text = (given: unknown): string | null =>
  typeof given === 'string' && given !== '' ? given : typeof given === 'number' ? String(given) : null;

const KINDS: readonly string[] = ['enqueued', 'sent', 'delivered', 'read', 'failed'] satisfies StatusEvent[];

/** A status, and the bill some of them include. Gupshup adds its own id; Meta returns ours. */
function readStatus(status: Json, receivedAt: Date): ProviderEvent[] {
  const kind = text(status.status) ?? '';
  if (!KINDS.includes(kind)) return [];
  const [error] = list(status.errors);
  const at = momentOf(status.timestamp) ?? receivedAt;
  const ids = {
    type: 'message',
    providerId: text(status.gs_id) ?? text(status.id),
    whatsappId: text(status.id),
    ownId: text(status.biz_opaque_callback_data),
    phone: phoneOf(status.recipient_id),
    at,
  } as const;
  const pricing = object(status.pricing);
  const type = text(pricing.type) ?? '';
  const isFree = type ? type !== 'regular' : pricing.billable === false;
  const billing = { category: text(pricing.category), isFree };
  return [
    {
      ...ids,
      kind: kind as StatusEvent,
      code: text(error?.code),
      text: text(object(error?.error_data).details) ?? text(error?.title),
      billing: null,
    },
    ...(billing.category ? [{ ...ids, kind: 'billed' as const, code: null, text: null, billing }] : []),
  ];
}

function readReply(message: Json, names: Map<string, string>, receivedAt: Date): ProviderEvent[] {
  const [id, phone] = [text(message.id), phoneOf(message.from)];
  if (!id || !phone) return [];
  const interactive = object(message.interactive);
  const words =
    text(object(message.text).body) ??
    text(object(message.button).text) ??
    text(object(interactive.button_reply).title) ??
    `[${text(message.type) ?? 'message'}]`;
  const answers = [text(object(message.context).id)].filter((one) => one !== null);
  const at = momentOf(message.timestamp) ?? receivedAt;
  return [{ type: 'reply', id, phone, name: names.get(phone) ?? '', text: words, answers, at }];
}

function readTemplate(field: string, value: Json, at: Date): ProviderEvent[] {
  const providerId = text(value.message_template_id);
  if (!providerId) return [];
  const isQuality = field === 'message_template_quality_update';
  return [
    {
      type: 'template',
      providerId,
      status: isQuality ? null : statusOf(value.event),
      quality: isQuality ? qualityOf(value.new_quality_score) : null,
      category: null,
      reason: text(value.reason) === 'NONE' ? null : text(value.reason),
      at,
    },
  ];
}

/** Events in a call of Meta's webhook. */
export function readMeta(body: string, receivedAt: Date): ProviderEvent[] {
  return list(object(JSON.parse(body)).entry).flatMap((entry) =>
    list(entry.changes).flatMap((change) => {
      const [field, value] = [text(change.field) ?? '', object(change.value)];
      if (field.startsWith('message_template')) return readTemplate(field, value, momentOf(entry.time) ?? receivedAt);
      const names = new Map(
        list(value.contacts).map((one) => [phoneOf(one.wa_id) ?? '', text(object(one.profile).name) ?? '']),
      );
      return [
        ...list(value.statuses).flatMap((status) => readStatus(status, receivedAt)),
        ...list(value.messages).flatMap((message) => readReply(message, names, receivedAt)),
      ];
    }),
  );
}
