import fsp from 'node:fs/promises';
import path from 'node:path';
import type { WhatsappImport } from '@/lib/contracts/whatsapp/whatsapp-imports';
import type { Actor } from '../../auth/actor';
import { newId } from '../../db/schema/columns';
import { env } from '../../env';
import { notFound } from '../../errors';
import { createSentImport } from './service';

/** Where the demo keeps sample exports. Only a demo has it. */
export const samplesFolder = (): string => path.join(env().DATA_DIR, 'samples');

/** File name of a sample export; null when there is none. */
export async function sampleName(): Promise<string | null> {
  const names = await fsp.readdir(samplesFolder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.toSorted()[0] ?? null;
}

/** Imports the sample as if the user had uploaded it. @throws 404 when there is none. */
export async function trySample(actor: Actor): Promise<WhatsappImport> {
  const name = await sampleName();
  if (name === null) throw notFound();
  return createSentImport(newId(), { name, file: path.join(samplesFolder(), name) }, actor);
}
