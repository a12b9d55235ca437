import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { ENGINE_EXTENSIONS } from '@/lib/server/db/embedded/extensions';
import { engineOver, type Engine } from '@/lib/server/db/embedded-engine';
import { migrateDatabase } from '@/lib/server/db/migrate';
import manifest from '@/package.json';

const MIGRATIONS = path.join(process.cwd(), 'lib/server/db/migrations');
const CACHE = path.join(process.cwd(), 'node_modules/.cache/bomb');

/** Changes with the engine's version and with every migration. */
function nameOfTables(): string {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite']);
  for (const name of readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).sort())
    if (/\.(sql|json)$/.test(name)) hash.update(name).update(readFileSync(path.join(MIGRATIONS, name)));
  return `engine-${hash.digest('hex').slice(0, 16)}.tar`;
}

const engineIn = (memory: PGlite): Engine =>
  engineOver(
    (messages) => memory.execProtocolRaw(messages),
    () => memory.close(),
  );

/**
 * The embedded engine's files when all tables are made and nothing is stored. Making them takes seconds, so that is done
 * once and kept.
 */
async function emptyTables(): Promise<Blob> {
  const file = path.join(CACHE, nameOfTables());
  if (!existsSync(file)) {
    const made = await PGlite.create({ extensions: ENGINE_EXTENSIONS });
    await migrateDatabase(engineIn(made).pool);
    const files = await made.dumpDataDir('none');
    await made.close();
    mkdirSync(CACHE, { recursive: true });
    // Test files that run side by side make it side by side; a rename lets none see half a file.
    writeFileSync(`${file}.${process.pid}`, Buffer.from(await files.arrayBuffer()));
    renameSync(`${file}.${process.pid}`, file);
  }
  return new Blob([readFileSync(file)]);
}

/** The embedded engine in memory. */
export const openInMemory = async (): Promise<Engine> =>
  engineIn(await PGlite.create({ loadDataDir: await emptyTables(), extensions: ENGINE_EXTENSIONS }));
