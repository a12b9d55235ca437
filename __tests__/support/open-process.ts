import { createHash } from 'node:crypto';
import { openDatabase } from '@/lib/server/db/database';
import { env } from '@/lib/server/env';

/** A process that opens the database the settings name as soon as it is told to, and tells how that went. */
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
