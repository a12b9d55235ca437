import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { finished } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { WhatsappImport } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { JOB_KINDS } from '@/lib/server/background/job-worker';
import { findPhotos } from '@/lib/server/platform/photos/photo-service';
import { createImport, getImport } from '@/lib/server/areas/whatsapp-imports/service';
import { listPosts } from '@/lib/server/areas/whatsapp-posts/service';
import type { Actor } from '@/lib/server/auth/actor';
import { orm } from '@/lib/server/db/database';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { openZipOfChat } from '@/lib/server/platform/whatsapp/zip-entries';
import { ZipMedia } from '@/lib/server/platform/whatsapp/zip-media';
import { chatOf, postsIn, stampOf } from '../foreign-files/chats';
import { bySharpAlone, grainyPhoto, inOtherBytes, inParallel, printText, weighed } from './bench-photos';
import { onPostgres } from './bench-postgres';
import { withFiles } from './bench-server';
import { countDifferent } from './equal-answers';
import type { Figure, Section } from './figures';
import { growth } from './import-run';
import { withFolder } from './processes';
import { quantile, timed } from './statistics';

const PHOTOS = Number(process.env.BENCH_PHOTOS || 300);
const MANY_PHOTOS = Number(process.env.BENCH_MANY_PHOTOS || 2000);
const MESSAGES = 40_000;
const PICTURES = 8;
const PHOTOS_A_POST = 4;
const ROUNDS = 3;
/** Twelve senders post every five minutes of a day. */
const SENDERS = 12;
const MOST_TIMES = 1.5;

const photoName = (index: number) => `IMG-20261001-WA${String(index).padStart(5, '0')}.jpg`;

/** Posts of sellers in one street: another street gives other posts. */
export function chatWithPhotos(photos: number, street: string): string {
  const lines = Array.from({ length: photos }, (_, index) => {
    const post = Math.floor(index / PHOTOS_A_POST);
    const caption = index % PHOTOS_A_POST === 0 ? `\nDesign ${post} rate ${400 + (post % 300)}` : '';
    return `${stampOf(post * 5)} - House ${post % SENDERS}, ${street}: ${photoName(index)} (file attached)${caption}`;
  });
  return lines.join('\n');
}

/** Streams a zip like a phone's export; its photos are numbered so that each has distinct bytes. */
export async function writeExport(file: string, chat: string, photos: number, firstPhoto = 0): Promise<void> {
  const out = fs.createWriteStream(file);
  const zip = new Zip((error, chunk, isLast) => {
    if (error) throw error;
    out.write(chunk);
    if (isLast) out.end();
  });
  const text = new ZipDeflate('WhatsApp Chat with Surat Sarees.txt');
  zip.add(text);
  text.push(strToU8(chat), true);
  const pictures: Buffer[] = [];
  for (let seed = 0; seed < Math.min(PICTURES, photos); seed += 1) pictures.push(await grainyPhoto(seed));
  for (let index = 0; index < photos; index += 1) {
    const entry = new ZipPassThrough(photoName(index));
    zip.add(entry);
    entry.push(inOtherBytes(pictures[index % PICTURES] ?? Buffer.alloc(0), firstPhoto + index), true);
    if (out.writableNeedDrain) await once(out, 'drain');
  }
  zip.end();
  await finished(out);
}

/** Extracts every photo of the zip and processes it with sharp alone. */
async function bare(file: string): Promise<string[]> {
  const { media, close } = await openZipOfChat(file);
  close();
  const zip = new ZipMedia(file);
  const places = [...media].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, place]) => place);
  const prints = await inParallel(places, async (place) => bySharpAlone(await buffer(zip.read(place))));
  await zip.close();
  return prints;
}

async function bringIn(file: string, actor: Actor): Promise<WhatsappImport> {
  const content = fs.createReadStream(file) as AsyncIterable<Buffer>;
  const { id } = await createImport({ name: 'WhatsApp Chat with Surat Sarees.zip', content }, actor);
  await workOnce(JOB_KINDS);
  return getImport(id, actor);
}

async function printsOf({ id }: WhatsappImport): Promise<string[]> {
  const { rows } = await listPosts({ importId: [id], sort: 'at', limit: 10_000 });
  const ids = rows.flatMap(({ photos }) => photos.map((photo) => photo.id));
  return (await findPhotos(orm(), ids)).map(({ hash, grid }) => printText(hash, grid));
}

/** The same photos in other bytes each round: a photo that was imported before is not processed again. */
async function oneRound(round: number, folder: string, actor: Actor) {
  const file = path.join(folder, 'chat.zip');
  await writeExport(file, chatWithPhotos(PHOTOS, `Ring Road ${round}`), PHOTOS, round * PHOTOS);
  const alone = await timed(() => bare(file));
  const ours = await timed(() => bringIn(file, actor));
  const different = countDifferent((await printsOf(ours.result)).sort(), [...alone.result].sort());
  return { alone: alone.ms, ours: ours.ms, different, photos: ours.result.photos };
}

async function measureRatio(engine: string, folder: string, actor: Actor): Promise<Figure[]> {
  const rounds: Awaited<ReturnType<typeof oneRound>>[] = [];
  while (rounds.length < ROUNDS) rounds.push(await oneRound(rounds.length, folder, actor));
  const least = (one: keyof (typeof rounds)[number]) => Math.min(...rounds.map((round) => round[one]));
  const different = Math.max(...rounds.map((round) => round.different));
  const name = `${engine}, ${PHOTOS} photos`;
  return [
    { name: `${name}: unzip and sharp alone`, value: least('alone') / 1000, unit: 's' },
    { name: `${name}: brought in`, value: least('ours') / 1000, unit: 's' },
    {
      name: `${name}: time, unzip and sharp alone = 1`,
      value: least('ours') / least('alone'),
      unit: '×',
      goal: { atMost: MOST_TIMES },
    },
    { name: `${name}: photos in`, value: least('photos'), goal: { is: PHOTOS } },
    { name: `${name}: prints that differ from those of sharp alone`, value: different, goal: { is: 0 } },
  ];
}

async function measureMessages(engine: string, folder: string, actor: Actor): Promise<Figure[]> {
  const file = path.join(folder, 'messages.zip');
  const chat = chatOf(MESSAGES, 0);
  await writeExport(file, chat, 0);
  const { result, ms } = await timed(() => bringIn(file, actor));
  const name = `${engine}, ${MESSAGES.toLocaleString('en-IN')} messages without media`;
  return [
    { name: `${name}: read`, value: result.messages ?? 0, goal: { is: MESSAGES } },
    { name: `${name}: posts in`, value: result.posts, goal: { is: postsIn(chat) } },
    { name: `${name}: brought in`, value: ms / 1000, unit: 's' },
  ];
}

async function measureMemory(engine: string, folder: string, actor: Actor): Promise<Figure[]> {
  const file = path.join(folder, 'many.zip');
  await writeExport(file, chatWithPhotos(MANY_PHOTOS, 'Mill Road'), MANY_PHOTOS, ROUNDS * PHOTOS);
  const { result, memory } = await weighed(() => timed(() => bringIn(file, actor)));
  const name = `${engine}, ${MANY_PHOTOS.toLocaleString('en-IN')} photos in one zip`;
  return [
    { name: `${name}: size of the zip`, value: fs.statSync(file).size / 1_000_000, unit: 'MB' },
    { name: `${name}: photos in`, value: result.result.photos, goal: { is: MANY_PHOTOS } },
    { name: `${name}: brought in`, value: (1000 * MANY_PHOTOS) / result.ms, unit: 'photos/s' },
    { name: `${name}: memory of the process before`, value: memory[0] ?? NaN, unit: 'MB' },
    { name: `${name}: memory at most`, value: quantile(memory, 1), unit: 'MB' },
    {
      name: `${name}: memory in the last third, in the middle third = 1`,
      value: growth(memory),
      unit: '×',
      goal: { atMost: 1.1 },
    },
  ];
}

type Measure = (engine: string, folder: string, actor: Actor) => Promise<Figure[]>;

const measureOn = async (engine: string, measures: readonly Measure[], databaseUrl?: string): Promise<Figure[]> =>
  withFolder((folder) =>
    withFiles({ folder, databaseUrl }, async (actor) => {
      const figures: Figure[] = [];
      for (const measure of measures) figures.push(...(await measure(engine, folder, actor)));
      return figures;
    }),
  );

/** Imports of exported chats: one with photos, one with very many messages, and one large enough to show in memory. */
export const measureExportImport = async (): Promise<Section> => ({
  title: 'Exports of WhatsApp chats',
  note: `The zip lies on the disk; unzip and sharp alone make the same sizes and prints and keep nothing, the fastest of ${ROUNDS} rounds in turns. Memory is that of this process.`,
  figures: [
    ...(await measureOn('embedded', [measureRatio, measureMemory, measureMessages])),
    ...(await onPostgres((databaseUrl) => measureOn('PostgreSQL', [measureRatio, measureMessages], databaseUrl))),
  ],
});
