import pino from 'pino';
import { env } from './env';

/** One line of JSON per event. Never pass it tokens, passwords or full phone numbers. */
export const log = pino({
  level: env().LOG_LEVEL,
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
});
