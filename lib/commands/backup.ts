import './load-env';
import './quiet-log';
import { parseArgs } from 'node:util';
import { env } from '../server/env';
import { inMegabytes } from './backup/backup-words';
import { makeBackup } from './backup/make-backup';
import { CommandRefused, tellAndExit } from './tell-and-exit';

const USAGE = `Copies the database of DATA_DIR and its files as they are at one moment; the server may run meanwhile.

  npm run backup -- FOLDER    a folder that is not there yet`;

async function backup(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [target] = positionals;
  if (!target || positionals.length > 1) throw new CommandRefused(USAGE);
  const { DATA_DIR, DATABASE_URL, S3_BUCKET } = env();
  if (DATABASE_URL)
    throw new CommandRefused(
      'The tables are in PostgreSQL. lib/server/README.md says under "Backup and restore" how to copy those.',
    );

  const { tables, files, lost, damaged, heldMs, wasRunning } = await makeBackup(DATA_DIR, target);
  console.log(`Tables: ${inMegabytes(tables.bytes)}. Files: ${files.files}, ${inMegabytes(files.bytes)}.`);
  if (wasRunning) console.log(`The server went on; its calls waited ${heldMs} ms at most.`);
  if (S3_BUCKET) console.log(`The files in the bucket ${S3_BUCKET} are not part of it.`);
  else for (const sha256 of lost) console.log(`Lost before this already: ${sha256}`);
  for (const name of damaged) console.log(`Damaged before this already: ${name}`);
  console.log(`The backup is in ${target}.`);
  if (damaged.length > 0 || (!S3_BUCKET && lost.length > 0)) process.exitCode = 1;
}

backup().catch(tellAndExit);
