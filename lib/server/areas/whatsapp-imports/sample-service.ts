import fsp from 'node:fs/promises';
import path from 'node:path';
import type { WhatsappImport } from '@/lib/contracts/whatsapp/whatsapp-imports';
import type { Actor } from '../../auth/actor';
import { newId } from '../../db/schema/columns';
import { env } from '../../env';
import { notFound } from '../../errors';
import { createSentImport } from './service';

/** Where the demo puts exports to try. Only a demo has it. */
export const samplesFolder = (): string => path.join(env().DATA_DIR, 'samples');

/** The file name of an export to try; null where there is none. */
export async function sampleName(): Promise<string | null> {
  const names = await fsp.readdir(samplesFolder()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.toSorted()[0] ?? null;
}

/** Brings the sample in as if the person had sent it. @throws 404 where there is none. */
export async function trySample(actor: Actor): Promise<WhatsappImport> {
  const name = await sampleName();
  if (name === null) throw notFound();
  return createSentImport(newId(), { name, file: path.join(samplesFolder(), name) }, actor);
}
