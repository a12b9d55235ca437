import './load-env';
import './quiet-log';
import { parseArgs } from 'node:util';
import { env } from '../server/env';
import { inMegabytes } from './backup/backup-words';
import { restoreBackup } from './backup/restore-backup';
import { CommandRefused, tellAndExit } from './tell-and-exit';

const USAGE = `Makes DATA_DIR what it was when a backup was made. Stop the server first.

  npm run restore -- FOLDER            into a DATA_DIR that is empty or not there
  npm run restore -- FOLDER --force    sets aside what is there`;

async function restore(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [source] = positionals;
  if (!source || positionals.length > 1) throw new CommandRefused(USAGE);
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = env();
  if (DATABASE_URL)
    throw new CommandRefused(
      'The tables are in PostgreSQL. lib/server/README.md says under "Backup and restore" how to bring those back.',
    );

  const { facts, rows, missing, setAside } = await restoreBackup(source, DATA_DIR, values.force);
  const count = [...rows.values()].reduce((sum, number) => sum + number, 0);
  console.log(`The backup of ${facts.madeAt} is in ${DATA_DIR}, checked byte by byte and opened:`);
  console.log(`${count} rows in ${rows.size} tables, ${facts.files.files} files of ${inMegabytes(facts.files.bytes)}.`);
  if (setAside) console.log(`What was there before is in ${setAside}; remove it when you do not need it.`);
  if (S3_BUCKET) return;
  for (const name of missing) console.log(`Its bytes were lost before the backup was made: ${name}`);
  if (missing.length > 0) process.exitCode = 1;
}

restore().catch(tellAndExit);
