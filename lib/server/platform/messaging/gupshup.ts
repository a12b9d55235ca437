import { rupeesText } from '@/lib/domain/text/money';
import type { Env } from '../../env';
import { askProvider, outcomeOf } from './ask-provider';
import { type MessageProvider, type Outgoing, ProviderRefused, type ProviderTemplate } from './provider';
import { categoryOf, digitsOf, languageOf, mediaOf, qualityOf, statusOf } from './provider-words';

export interface GupshupPlace {
  name: 'gupshup' | 'sandbox';
  url: string;
  apiKey: string;
  app: string;
  /** Our own number, digits only. */
  source: string;
}

/** The real provider's URL. */
export const GUPSHUP_URL = 'https://api.gupshup.io';

const text = (given: unknown): string => (typeof given === 'string' ? given : '');
const field = (json: unknown, name: string): unknown =>
  typeof json === 'object' && json !== null ? (json as Record<string, unknown>)[name] : undefined;

/** Rupees in Indian notation; other currencies as the provider writes them. */
const balanceText = (currency: string, balance: number): string =>
  currency === 'INR' ? rupeesText(Math.round(balance * 100)) : `${currency} ${balance}`.trim();

/** Additional parts of a template with a photo, video or PDF. */
function mediaMessage({ template, mediaUrl }: Outgoing): Record<string, string> {
  const media = template?.media ?? 'none';
  return media === 'none' || mediaUrl === null
    ? {}
    : { message: JSON.stringify({ type: media, [media]: { link: mediaUrl } }) };
}

function toTemplate(given: unknown): ProviderTemplate[] {
  const [language, category, status] = [
    languageOf(field(given, 'languageCode')),
    categoryOf(field(given, 'category')),
    statusOf(field(given, 'status')),
  ];
  const [providerId, name] = [text(field(given, 'id')), text(field(given, 'elementName'))];
  if (!language || !category || !status || !providerId || !name) return [];
  return [
    {
      providerId,
      name,
      language,
      category,
      status,
      media: mediaOf(field(given, 'templateType')) ?? 'none',
      body: text(field(given, 'data')),
      quality: qualityOf(field(given, 'quality')) ?? 'unknown',
      reason: text(field(given, 'reason')) || null,
    },
  ];
}

/** Gupshup's API. The built-in sandbox implements it too, so there is no second code path. */
export function gupshup({ name, url, apiKey, app, source }: GupshupPlace): MessageProvider {
  const headers = { apikey: apiKey };
  const form = (fields: Record<string, string>): RequestInit => ({
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  const sender = { channel: 'whatsapp', source, 'src.name': app };
  const templatesUrl = `${url}/wa/app/${encodeURIComponent(app)}/template`;
  return {
    name,

    send: (message) => {
      const { phone, template, params, text: words } = message;
      const to = { ...sender, destination: digitsOf(phone) };
      const ask = () =>
        template
          ? askProvider(
              `${url}/wa/api/v1/template/msg`,
              form({
                ...to,
                template: JSON.stringify({ id: template.providerId, params }),
                ...mediaMessage(message),
              }),
            )
          : askProvider(
              `${url}/wa/api/v1/msg`,
              form({ ...to, message: JSON.stringify({ type: 'text', text: words }) }),
            );
      return outcomeOf(ask, ({ status, json }) => {
        const providerId = text(field(json, 'messageId'));
        if (status >= 400)
          return { kind: 'refused', code: String(status), reason: text(field(json, 'message')).slice(0, 300) };
        return providerId
          ? { kind: 'taken', providerId, whatsappId: null }
          : { kind: 'unclear', reason: 'The answer of the provider named no message.' };
      });
    },

    templates: async () => {
      const { status, json } = await askProvider(templatesUrl, { headers });
      const found = field(json, 'templates');
      if (status !== 200 || !Array.isArray(found)) throw new ProviderRefused(`The provider answered ${status}.`);
      return found.flatMap(toTemplate);
    },

    createTemplate: async ({ name: elementName, language, category, media, footer, numbered, example }) => {
      const { status, json } = await askProvider(
        templatesUrl,
        form({
          elementName,
          languageCode: language,
          category: category.toUpperCase(),
          templateType: media === 'none' ? 'TEXT' : media.toUpperCase(),
          vertical: elementName,
          content: numbered,
          example,
          enableSample: 'true',
          ...(footer && { footer }),
        }),
      );
      const providerId = text(field(field(json, 'template'), 'id'));
      if (status >= 400 || !providerId)
        throw new ProviderRefused(text(field(json, 'message')) || `The provider answered ${status}.`);
      return { providerId };
    },

    wallet: async () => {
      const { status, json } = await askProvider(`${url}/sm/api/v2/wallet/balance`, { headers });
      const wallet = field(json, 'walletResponse');
      const balance = field(wallet, 'currentBalance');
      return status === 200 && typeof balance === 'number'
        ? balanceText(text(field(wallet, 'currency')), balance)
        : null;
    },

    tellConsent: async (phone, state) => {
      await askProvider(
        `${url}/sm/api/v1/app/opt/${state}/${encodeURIComponent(app)}`,
        form({ user: digitsOf(phone) }),
      );
    },
  };
}

/** @throws where a setting is missing. */
export function gupshupPlace(settings: Env): GupshupPlace {
  const { GUPSHUP_URL: url, GUPSHUP_API_KEY, GUPSHUP_APP, GUPSHUP_SOURCE } = settings;
  if (!GUPSHUP_API_KEY || !GUPSHUP_APP || !GUPSHUP_SOURCE)
    throw new ProviderRefused('Set GUPSHUP_API_KEY, GUPSHUP_APP and GUPSHUP_SOURCE.');
  return {
    name: 'gupshup',
    url: url ?? GUPSHUP_URL,
    apiKey: GUPSHUP_API_KEY,
    app: GUPSHUP_APP,
    source: digitsOf(GUPSHUP_SOURCE),
  };
}
