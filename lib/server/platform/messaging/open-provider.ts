import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ProviderName } from '@/lib/domain/messages/event-kinds';
import { database } from '../../db/database';
import { env } from '../../env';
import { ownAddress } from '../../own-address';
import { cloud, cloudPlace } from './cloud';
import { gupshup, gupshupPlace } from './gupshup';
import { type MessageProvider, ProviderRefused } from './provider';

/** The configured provider. A real server has none by default, so that no test message looks sent. */
export function providerName(): ProviderName | 'none' {
  const named = env().WHATSAPP_PROVIDER as ProviderName | 'none' | undefined;
  return named ?? (process.env.NODE_ENV === 'production' ? 'none' : 'sandbox');
}

const derived = (what: string) => createHmac('sha256', database().secrets.auth).update(what).digest('base64url');

/** Credentials for the built-in provider. */
export const SANDBOX = { app: 'BOMB', source: '911100000000', apiKey: () => derived('message-sandbox-key') } as const;

/** Secret required in webhook calls; null where none are accepted. */
export const webhookSecret = (): string | null =>
  env().WHATSAPP_WEBHOOK_SECRET ?? (providerName() === 'sandbox' ? derived('message-webhook') : null);

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time. */
export const isSameSecret = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

/** The provider of our messages. @throws ProviderRefused where none is configured or a setting is missing. */
export function openProvider(): MessageProvider {
  const name = providerName();
  if (name === 'none') throw new ProviderRefused('WhatsApp is not set up. Set WHATSAPP_PROVIDER on the server.');
  if (name === 'cloud') return cloud(cloudPlace(env()));
  if (name === 'gupshup') return gupshup(gupshupPlace(env()));
  const url = env().GUPSHUP_URL ?? `${ownAddress()}/api/message-sandbox`;
  return gupshup({ name, url, app: SANDBOX.app, source: SANDBOX.source, apiKey: SANDBOX.apiKey() });
}

/** Why no messages can be sent, as a sentence; null when they can. */
export function providerProblem(): string | null {
  try {
    openProvider();
    return null;
  } catch (error) {
    if (error instanceof ProviderRefused) return error.message;
    throw error;
  }
}
