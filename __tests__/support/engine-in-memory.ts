import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { engineOver, type Engine } from '@/lib/server/db/embedded-engine';
import { migrateDatabase } from '@/lib/server/db/migrate';
import manifest from '@/package.json';
import type { EngineKeeper } from './kept-engine';

const MIGRATIONS = path.join(process.cwd(), 'lib/server/db/migrations');
const CACHE = path.join(process.cwd(), 'node_modules/.cache/bomb');

/** Changes with the engine's version and with every migration. */
export function nameOfTables(): string {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite']);
  for (const name of readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(path.join(MIGRATIONS, name)));
  return hash.digest('hex').slice(0, 16);
}

/** Set by the test environment. */
const { takeEngine } = globalThis as unknown as { takeEngine: EngineKeeper['take'] };

/** The embedded engine in memory, with all tables and no data. */
export async function openInMemory(): Promise<Engine> {
  const { exchange, giveBack } = await takeEngine({
    file: path.join(CACHE, `engine-${nameOfTables()}.tar`),
    make: (asked) => migrateDatabase(engineOver(asked, async () => {}).pool),
  });
  return engineOver(exchange, giveBack);
}
