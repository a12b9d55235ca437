import type { Env } from '../../env';
import { type Answered, askProvider, outcomeOf } from './ask-provider';
import { type MessageProvider, type Outgoing, ProviderRefused, type ProviderTemplate } from './provider';
import { categoryOf, digitsOf, languageOf, mediaOf, qualityOf, statusOf } from './provider-words';

export interface CloudPlace {
  url: string;
  token: string;
  phoneNumberId: string;
  accountId: string;
}

/** Meta's URL, with the API version this was written for. */
export const CLOUD_URL = 'https://graph.facebook.com/v23.0';

type Json = Record<string, unknown>;
const object = (given: unknown): Json => (typeof given === 'object' && given !== null ? (given as Json) : {});
const list = (given: unknown): Json[] => (Array.isArray(given) ? given.map(object) : []);
const text = (given: unknown): string => (typeof given === 'string' ? given : '');

/** Components of a template with their values. */
function componentsOf({ template, params, mediaUrl }: Outgoing) {
  const media = template?.media ?? 'none';
  return [
    ...(media === 'none' || mediaUrl === null
      ? []
      : [{ type: 'header', parameters: [{ type: media, [media]: { link: mediaUrl } }] }]),
    ...(params.length === 0
      ? []
      : [{ type: 'body', parameters: params.map((words) => ({ type: 'text', text: words })) }]),
  ];
}

const bodyOf = (message: Outgoing) => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  to: digitsOf(message.phone),
  biz_opaque_callback_data: message.id,
  ...(message.template
    ? {
        type: 'template',
        template: {
          name: message.template.name,
          language: { code: message.template.language },
          components: componentsOf(message),
        },
      }
    : { type: 'text', text: { body: message.text } }),
});

/** Meta's error code decides, not the HTTP status. */
const refusal = ({ status, json }: Answered) => {
  const error = object(object(json).error);
  const details = text(object(error.error_data).details) || text(error.message);
  const code = status === 401 || error.code === 190 ? '401' : String(error.code ?? status);
  return { code, reason: details.slice(0, 300) };
};

/** Error codes for rate limits, where nothing was accepted. */
const TOO_FAST = new Set(['130429', '131056', '80007', '4']);

function toTemplate(given: Json): ProviderTemplate[] {
  const [language, category, status] = [languageOf(given.language), categoryOf(given.category), statusOf(given.status)];
  if (!language || !category || !status) return [];
  const parts = list(given.components);
  const header = parts.find(({ type }) => type === 'HEADER');
  return [
    {
      providerId: String(given.id),
      name: text(given.name),
      language,
      category,
      status,
      media: mediaOf(header?.format) ?? 'none',
      body: text(parts.find(({ type }) => type === 'BODY')?.text),
      quality: qualityOf(object(given.quality_score).score) ?? 'unknown',
      reason: text(given.rejected_reason) === 'NONE' ? null : text(given.rejected_reason) || null,
    },
  ];
}

/** WhatsApp's own Cloud API. */
export function cloud({ url, token, phoneNumberId, accountId }: CloudPlace): MessageProvider {
  const headers = { Authorization: `Bearer ${token}` };
  const json = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const templatesUrl = `${url}/${accountId}/message_templates`;
  return {
    name: 'cloud',

    send: (message) =>
      outcomeOf(
        () => askProvider(`${url}/${phoneNumberId}/messages`, json(bodyOf(message))),
        (answer) => {
          if (answer.status >= 400) {
            const { code, reason } = refusal(answer);
            return TOO_FAST.has(code) ? { kind: 'not-taken', reason, restMs: 6000 } : { kind: 'refused', code, reason };
          }
          const id = text(list(object(answer.json).messages)[0]?.id);
          return id
            ? { kind: 'taken', providerId: id, whatsappId: id }
            : { kind: 'unclear', reason: 'The answer of the provider named no message.' };
        },
      ),

    templates: async () => {
      const found: ProviderTemplate[] = [];
      for (let next: string | undefined = `${templatesUrl}?limit=100`; next;) {
        const { status, json: page } = await askProvider(next, { headers });
        if (status !== 200) throw new ProviderRefused(`The provider answered ${status}.`);
        found.push(...list(object(page).data).flatMap(toTemplate));
        const following = text(object(object(page).paging).next);
        next = following.startsWith(url) ? following : undefined;
      }
      return found;
    },

    createTemplate: async ({ name, language, category, footer, variables, numbered }) => {
      const example = variables.length > 0 && { example: { body_text: [variables.map((one) => one.example)] } };
      const components = [
        { type: 'BODY', text: numbered, ...example },
        ...(footer ? [{ type: 'FOOTER', text: footer }] : []),
      ];
      const answer = await askProvider(
        templatesUrl,
        json({ name, language, category: category.toUpperCase(), components }),
      );
      const { id } = object(answer.json);
      if (answer.status >= 400 || id === undefined) throw new ProviderRefused(refusal(answer).reason);
      return { providerId: String(id) };
    },

    wallet: () => Promise.resolve(null),
    tellConsent: () => Promise.resolve(),
  };
}

/** @throws where a setting is missing. */
export function cloudPlace(settings: Env): CloudPlace {
  const { CLOUD_TOKEN, CLOUD_PHONE_NUMBER_ID, CLOUD_WABA_ID, CLOUD_URL: url } = settings;
  if (!CLOUD_TOKEN || !CLOUD_PHONE_NUMBER_ID || !CLOUD_WABA_ID)
    throw new ProviderRefused('Set CLOUD_TOKEN, CLOUD_PHONE_NUMBER_ID and CLOUD_WABA_ID.');
  return { url: url ?? CLOUD_URL, token: CLOUD_TOKEN, phoneNumberId: CLOUD_PHONE_NUMBER_ID, accountId: CLOUD_WABA_ID };
}
