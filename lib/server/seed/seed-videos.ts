import fsp from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { asc, eq, isNull, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { LEASE_MINUTES } from '@/lib/domain/uploads/upload-status';
import { readVideo } from '@/lib/domain/videos/reading/read-video';
import { mediaTypeOf, type VideoFacts } from '@/lib/domain/videos/video-facts';
import { later, MINUTE } from '../clock';
import { orm, type Queryable, transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { newId } from '../db/schema/columns';
import { catalogs } from '../db/schema/catalogs';
import { sellers } from '../db/schema/sellers';
import { auditEntries } from '../db/schema/system';
import { productTypes } from '../db/schema/taxonomy';
import { uploads } from '../db/schema/uploads';
import { videoFiles, videos, videoSegments } from '../db/schema/videos';
import { addFiles, storeAll } from '../platform/files/file-service';
import { takePhotoFrom } from '../platform/photos/photo-service';
import { type SeedVideoStaff, videoAt, VIDEO_COUNT } from './video-at';

const FOLDER = path.join(process.cwd(), 'lib/server/seed/clips');

/** Generated clips of striped cloth, each with the colours of its thumbnail. */
const CLIPS = [
  { file: 'indigo.mp4', colours: ['#28407a', '#d8a43b', '#f3ead6'] },
  { file: 'madder.mp4', colours: ['#8c2f39', '#e3b23c', '#fff4e0'] },
  { file: 'leaf.webm', colours: ['#2f6b4f', '#c9d99a', '#fbf7e4'] },
] as const;

const SELLERS = 40;

interface Clip {
  name: string;
  facts: VideoFacts;
  stored: { sha256: string; bytes: number };
  posterIds: string[];
}

const timesOf = (count: number, draw: (nth: number) => string) => Array.from({ length: count }, (_, nth) => draw(nth));

/** Weaves as paths that fill a thumbnail: stripes, dots, checks and waves. */
const WEAVES: readonly string[] = [
  timesOf(5, (nth) => `M${(nth - 1) * 68} 0h27l63 480h-36z`),
  timesOf(54, (nth) => `M${(nth % 6) * 46 + (nth % 12 < 6 ? 8 : 30)} ${Math.floor(nth / 6) * 46 + 14}a8 8 0 1 0 .1 0z`),
  [...timesOf(6, (nth) => `M${nth * 46 + 14} 0h10v413h-10z`), ...timesOf(9, (nth) => `M0 ${nth * 46 + 14}h270v10H0z`)],
  timesOf(10, (nth) => `M0 ${nth * 42 + 14}q34 -24 68 0t68 0 68 0 68 0v12q-34 24 -68 0t-68 0 -68 0 -68 0z`),
].map((paths) => paths.join(''));

const poster = ([ground, stripe, border]: readonly [string, string, string], weave: string) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="270" height="480"><path fill="${ground}" d="M0 0h270v480H0z"/>
    <path fill="${stripe}" d="${weave}"/><path fill="${border}" d="M0 413h270v29H0z"/></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
};

async function readClip({ file, colours }: (typeof CLIPS)[number], userId: string): Promise<Clip> {
  const bytes = await fsp.readFile(path.join(FOLDER, file));
  const facts = await readVideo({
    size: bytes.length,
    read: (at, length) => Promise.resolve(bytes.subarray(at, at + length)),
  });
  const [stored] = await storeAll([bytes]);
  if (!stored) throw new Error(`${file} was not stored.`);
  const posterIds: string[] = [];
  for (const weave of WEAVES) {
    const picture = Readable.from([await poster(colours, weave)]);
    posterIds.push((await takePhotoFrom(picture, `${file}.jpg`, { userId })).id);
  }
  return { name: file, facts, stored, posterIds };
}

/** Adds the file of a clip to a video. */
async function addFilm(
  tx: Queryable,
  { name, facts, stored }: Clip,
  place: { videoId: string; role: 'raw' | 'cut' },
  userId: string,
) {
  const described = { name, type: mediaTypeOf(facts.container) };
  const [file] = await addFiles(tx, [stored], described, { userId });
  if (file) await tx.insert(videoFiles).values({ ...facts, ...place, fileId: file.id, isLatest: true });
}

/** Segments of a demo clip, each showing a catalog. */
const PARTS = [
  { startMs: 0, endMs: 1400 },
  { startMs: 1400, endMs: 2800 },
] as const;

/** Catalogs for videos, by seller. */
async function catalogsBySeller(): Promise<Map<string, string[]>> {
  const rows = await orm()
    .select({ id: catalogs.id, sellerId: catalogs.sellerId })
    .from(catalogs)
    .where(isNull(catalogs.deletedAt))
    .orderBy(asc(catalogs.id));
  const found = new Map<string, string[]>();
  for (const { id, sellerId } of rows) found.set(sellerId, [...(found.get(sellerId) ?? []), id]);
  return found;
}

/** Stores demo videos in every state; does nothing if there are videos. */
export async function seedVideos(staff: SeedVideoStaff, now: number): Promise<void> {
  if ((await orm().select({ id: videos.id }).from(videos).limit(1)).length > 0) return;
  const owners = await orm()
    .select({ id: sellers.id })
    .from(sellers)
    .where(eq(sellers.status, 'active'))
    .orderBy(asc(sellers.id))
    .limit(SELLERS);
  const types = await orm()
    .select({ id: productTypes.id })
    .from(productTypes)
    .where(sql`${productTypes.active}`)
    .orderBy(asc(productTypes.position))
    .limit(5);
  const clips: Clip[] = [];
  for (const clip of CLIPS) clips.push(await readClip(clip, staff.uploader));
  const goods = await catalogsBySeller();
  // Sellers with catalogs come first: videos are about their goods.
  const sellerIds = [...new Set([...goods.keys(), ...owners.map(({ id }) => id)])].slice(0, SELLERS);
  const leaseUntil = later(LEASE_MINUTES * MINUTE);
  const about = { sellerIds, productTypeIds: types.map(({ id }) => id), leaseUntil, now };
  const made = Array.from({ length: VIDEO_COUNT }, (_, index) => videoAt(index, staff, about));
  await transaction(async (tx) => {
    await insertMany(
      tx,
      uploads,
      made.map(({ upload }) => upload),
    );
    await insertMany(
      tx,
      videos,
      made.map(({ video, clip, isCut }, nth) => ({
        ...video,
        posterId: isCut ? (clips[clip]?.posterIds[Math.floor(nth / 3) % WEAVES.length] ?? null) : null,
      })),
    );
    await insertMany(
      tx,
      videoSegments,
      made
        .filter(({ video }) => video.taggedById)
        .flatMap(({ video }) =>
          PARTS.flatMap((part, position) => {
            const catalogId = goods.get(video.sellerId)?.[position];
            return catalogId ? [{ id: newId(), videoId: video.id, position, catalogId, ...part }] : [];
          }),
        ),
    );
    await insertMany(
      tx,
      auditEntries,
      made.flatMap(({ audits }) => audits),
    );
    for (const { video, clip, isCut } of made) {
      const film = clips[clip];
      if (!film) continue;
      if (video.url === null) await addFilm(tx, film, { videoId: video.id, role: 'raw' }, staff.uploader);
      if (isCut) await addFilm(tx, film, { videoId: video.id, role: 'cut' }, staff.editor);
    }
  });
}
