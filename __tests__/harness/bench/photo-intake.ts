import fs from 'node:fs';
import path from 'node:path';
import type { Actor } from '@/lib/server/auth/actor';
import { PHOTOS_AT_ONCE, takePhotoFrom } from '@/lib/server/platform/photos/photo-service';
import { bySharpAlone, grainyPhoto, inOtherBytes, inParallel, printText } from './bench-photos';
import { onPostgres } from './bench-postgres';
import { withFiles } from './bench-server';
import { countDifferent } from './equal-answers';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { timed } from './statistics';

const PHOTOS = 40;
const PICTURES = 8;
const ROUNDS = 5;
/** Storing a photo on disk and in the database may take a third of the time of processing it. */
const MOST_TIMES = 1.35;

const KINDS = [
  { name: 'as WhatsApp sends them', width: 1200, height: 1600 },
  { name: '12 megapixels', width: 3000, height: 4000 },
] as const;

async function measureKind(
  { name, width, height }: (typeof KINDS)[number],
  engine: string,
  { folder, actor }: { folder: string; actor: Actor },
): Promise<Figure[]> {
  const pictures: Buffer[] = [];
  for (let seed = 0; seed < PICTURES; seed += 1) pictures.push(await grainyPhoto(seed, width, height));
  const rounds: { alone: number; ours: number; different: number }[] = [];
  while (rounds.length < ROUNDS) {
    const files: string[] = [];
    for (let index = 0; index < PHOTOS; index += 1) {
      const file = path.join(folder, `${index}.jpg`);
      const picture = pictures[index % PICTURES] ?? Buffer.alloc(0);
      await fs.promises.writeFile(file, inOtherBytes(picture, rounds.length * PHOTOS + index));
      files.push(file);
    }
    const alone = await timed(() => inParallel(files, bySharpAlone));
    const ours = await timed(() =>
      inParallel(files, async (file) => {
        const { hash, grid } = await takePhotoFrom(fs.createReadStream(file), path.basename(file), actor);
        return printText(hash, grid);
      }),
    );
    const different = countDifferent(ours.result, alone.result);
    rounds.push({ alone: alone.ms, ours: ours.ms, different });
  }
  const fastest = (one: 'alone' | 'ours') => Math.min(...rounds.map((round) => round[one]));
  const perSecond = (ms: number) => (1000 * PHOTOS) / ms;
  return [
    { name: `${engine}, ${name}: sharp alone`, value: perSecond(fastest('alone')), unit: 'photos/s' },
    { name: `${engine}, ${name}: brought in`, value: perSecond(fastest('ours')), unit: 'photos/s' },
    {
      name: `${engine}, ${name}: time, sharp alone = 1`,
      value: fastest('ours') / fastest('alone'),
      unit: '×',
      goal: { atMost: MOST_TIMES },
    },
    {
      name: `${engine}, ${name}: prints that differ from those of sharp alone`,
      value: rounds.reduce((sum, { different }) => sum + different, 0),
      goal: { is: 0 },
    },
  ];
}

const measureOn = (engine: string, databaseUrl?: string): Promise<Figure[]> =>
  withFolder((folder) =>
    withFiles({ folder, databaseUrl }, async (actor) => {
      const figures: Figure[] = [];
      for (const kind of KINDS) figures.push(...(await measureKind(kind, engine, { folder, actor })));
      return figures;
    }),
  );

/** Photos per second: spooled, read, resized to three sizes, fingerprinted, stored on disk and recorded. */
export const measurePhotoIntake = async (): Promise<Section> => ({
  title: `Photos coming in, ${PHOTOS_AT_ONCE} at a time`,
  note: `The fastest of ${ROUNDS} rounds of ${PHOTOS} in turns; sharp alone makes the same sizes and prints and keeps nothing.`,
  figures: [
    ...(await measureOn('embedded')),
    ...(await onPostgres((databaseUrl) => measureOn('PostgreSQL', databaseUrl))),
  ],
});
