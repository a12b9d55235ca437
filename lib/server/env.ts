import * as z from 'zod';
import { isUpiId } from '@/lib/domain/orders/upi';

/** The secret printed in `.env.example`; a server that starts with it would be open to every reader of that file. */
export const EXAMPLE_SECRET = 'replace-me-with-32-or-more-random-characters';

const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .optional()
    .transform((value) => (value?.trim() ? Number(value) : fallback))
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, `a whole number from ${min} to ${max}`);

const address = (protocols: readonly string[]) =>
  optionalText.refine(
    (value) => value === undefined || (URL.canParse(value) && protocols.includes(new URL(value).protocol)),
    `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

const settings = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: optionalText.transform((value) => value ?? '127.0.0.1'),
  DATA_DIR: optionalText.transform((value) => value ?? '.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:']),
  DATABASE_POOL: wholeNumber(1, 200, 10),
  S3_BUCKET: optionalText,
  S3_REGION: optionalText.transform((value) => value ?? 'us-east-1'),
  S3_ENDPOINT: address(['http:', 'https:']),
  WORKER: z
    .enum(['yes', 'no', ''], 'yes or no')
    .optional()
    .transform((value) => value !== 'no'),
  LINK_CHECKS: z
    .enum(['yes', 'no', ''], 'yes or no')
    .optional()
    .transform((value) => value === 'yes'),
  WHATSAPP_PROVIDER: optionalText.refine(
    (value) => value === undefined || ['sandbox', 'gupshup', 'cloud', 'none'].includes(value),
    'one of sandbox, gupshup, cloud, none',
  ),
  WHATSAPP_RATE: wholeNumber(1, 1000, 20),
  WHATSAPP_WEBHOOK_SECRET: optionalText.refine(
    (value) => value === undefined || /^[\w.~-]{24,200}$/.test(value),
    '24 or more letters and digits',
  ),
  GUPSHUP_URL: address(['http:', 'https:']),
  GUPSHUP_API_KEY: optionalText,
  GUPSHUP_APP: optionalText,
  GUPSHUP_SOURCE: optionalText,
  CLOUD_URL: address(['http:', 'https:']),
  CLOUD_TOKEN: optionalText,
  CLOUD_PHONE_NUMBER_ID: optionalText,
  CLOUD_WABA_ID: optionalText,
  CLOUD_APP_SECRET: optionalText,
  CLOUD_VERIFY_TOKEN: optionalText,
  UPI_ID: optionalText.refine((value) => value === undefined || isUpiId(value), 'a UPI id, such as orders@bank'),
  UPI_NAME: optionalText,
  ORDER_DRAFT_DAYS: wholeNumber(1, 365, 14),
  ORDER_ANSWER_HOURS: wholeNumber(1, 720, 24),
  VIDEO_ORIGINAL_DAYS: wholeNumber(0, 3650, 0),
  PUBLIC_URL: address(['http:', 'https:']),
  TRUST_PROXY: wholeNumber(0, 10, 0),
  AUTH_SECRET: optionalText
    .refine((value) => value === undefined || value.length >= 32, 'at least 32 characters')
    .refine((value) => value !== EXAMPLE_SECRET, 'a secret of your own, not the one of the example'),
  MAX_CALLS: wholeNumber(1, 10_000, 120),
  ACCESS_TTL: wholeNumber(5, 86_400, 900),
  LOG_LEVEL: optionalText
    .transform((value) => value ?? 'info')
    .refine(
      (value) => ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].includes(value),
      'one of fatal, error, warn, info, debug, trace, silent',
    ),
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: optionalText.refine(
    (value) => value === undefined || /^[a-z0-9-]{4,40}$/.test(value),
    'a Firebase project id: small letters, digits and hyphens',
  ),
  NEXT_PUBLIC_FIREBASE_API_KEY: optionalText,
  NEXT_PUBLIC_FIREBASE_CHAT_PROJECT_ID: optionalText,
  NEXT_PUBLIC_FIREBASE_CHAT_API_KEY: optionalText,
  NEXT_PUBLIC_FIREBASE_CHAT_DATABASE_URL: address(['https:']),
  FIREBASE_CHAT_CLIENT_EMAIL: optionalText,
  // As in the service account's key file: line breaks may be written as two characters.
  FIREBASE_CHAT_PRIVATE_KEY: optionalText.transform((value) => value?.replaceAll('\\n', '\n')),
  NEXT_PUBLIC_API_URL: address(['http:', 'https:']),
});

/** Both cloud apps need these. */
const WITH_A_PROJECT = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_CHAT_PROJECT_ID',
  'NEXT_PUBLIC_FIREBASE_CHAT_API_KEY',
] as const;

const schema = settings.superRefine((values, context) => {
  if (!values.NEXT_PUBLIC_FIREBASE_PROJECT_ID) return;
  for (const name of WITH_A_PROJECT)
    if (!values[name]) context.addIssue({ code: 'custom', path: [name], message: 'set when a Firebase project is' });
});

export type Env = z.output<typeof schema>;

/** Every variable the server reads. */
export const ENV_VARIABLES = Object.keys(settings.shape);

export class EnvError extends Error {}

/**
 * Reads the process's settings.
 * @throws EnvError naming every wrong variable at once.
 */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} must be ${issue.message}.`);
  throw new EnvError(`These settings are wrong (see .env.example):\n${[...new Set(lines)].join('\n')}`);
}

let current: Env | null = null;

/** The process's settings, read once. */
export const env = (): Env => (current ??= readEnv());
