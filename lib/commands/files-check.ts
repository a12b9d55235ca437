import './load-env';
import { checkFiles } from '../server/platform/files/check-service';
import { sweepOrphans } from '../server/platform/files/sweep-service';
import { openDatabase } from '../server/db/database';
import { env } from '../server/env';
import { tellAndExit } from './tell-and-exit';

/**
 * Lists files that are lost or damaged and bytes without a file; `--remove-orphans` deletes orphans older than a day.
 * Exits with 1 when something is lost.
 */
async function check(): Promise<void> {
  const database = await openDatabase(env());
  try {
    const { files, lost, damaged, orphans } = await checkFiles();
    console.log(`${files} files.`);
    for (const file of lost) console.log(`Lost: ${file}`);
    for (const file of damaged) console.log(`Damaged: ${file}`);
    for (const sha256 of orphans) console.log(`Belongs to no file: ${sha256}`);
    if (process.argv.includes('--remove-orphans')) console.log(`${await sweepOrphans()} of those removed.`);
    if (lost.length + damaged.length > 0) process.exitCode = 1;
    else console.log('Nothing is lost.');
  } finally {
    await database.close();
  }
}

check().catch(tellAndExit);
