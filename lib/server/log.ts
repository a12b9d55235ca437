import pino from 'pino';
import { env } from './env';

/** One line of JSON per event. Tokens, passwords and full phone numbers are never passed to it. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
