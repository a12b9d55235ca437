import { env } from '../server/env';

/**
 * A demo must not send real messages; an explicit setting wins. API routes read their settings separately, from the
 * environment.
 */
const settings: { WHATSAPP_PROVIDER: string | undefined } = env();
settings.WHATSAPP_PROVIDER ??= 'sandbox';
process.env.WHATSAPP_PROVIDER = settings.WHATSAPP_PROVIDER;
