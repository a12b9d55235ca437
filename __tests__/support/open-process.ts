import { createHash } from 'node:crypto';
import { openDatabase } from '@/lib/server/db/database';
import { env } from '@/lib/server/env';

/** A process that opens the configured database on request and reports the result. */
export type Opening = { ready: true } | { kind: string; secrets: string } | { failed: string };

const say = (words: Opening) => process.send?.(words);

process.once('message', () => {
  openDatabase(env()).then(
    ({ kind, secrets }) =>
      say({ kind, secrets: createHash('sha256').update(JSON.stringify(secrets)).digest('base64url') }),
    (error: unknown) => say({ failed: String(error) }),
  );
});
say({ ready: true });
