import pino from 'pino';
import { log } from '@/lib/server/log';

type Streamed = Record<symbol, { write: (line: string) => void }>;

const { level } = log;

afterEach(() => {
  log.level = level;
});

/** Captures the server's log at its most verbose level until the test ends. */
export function captureLog(): { lines: string[]; entries: () => Record<string, unknown>[] } {
  const lines: string[] = [];
  jest.replaceProperty(log as unknown as Streamed, pino.symbols.streamSym, { write: (line) => lines.push(line) });
  log.level = 'trace';
  return { lines, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}
