import { env } from '../server/env';

/** A demo writes to nobody; a setting of their own wins. Calls read their settings apart, from the environment. */
const settings: { WHATSAPP_PROVIDER: string | undefined } = env();
settings.WHATSAPP_PROVIDER ??= 'sandbox';
process.env.WHATSAPP_PROVIDER = settings.WHATSAPP_PROVIDER;
