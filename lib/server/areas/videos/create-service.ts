import type { Issue } from '@/lib/contracts/base/answers';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Video } from '@/lib/contracts/videos/video-record';
import { type videoLinksApi } from '@/lib/contracts/videos/video-links';
import type { videosApi } from '@/lib/contracts/videos/videos';
import { readVideoLink, type VideoLink } from '@/lib/domain/videos/video-link';
import { videoName } from '@/lib/domain/videos/video-text';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { lockNames } from '../../db/lock-names';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { videos } from '../../db/schema/videos';
import { insertRow } from '../../db/versioned-rows';
import { badInput, refused } from '../../errors';
import { wakeWorker } from '../../platform/jobs/wake';
import { attachFilm, findOwnFilm, videoOfBytes } from '../../platform/videos/film-service';
import { holdSeller, holdSellers } from '../sellers/write-service';
import { addUpload } from '../uploads/create-service';
import { rememberSender } from '../whatsapp-posts/intake-service';
import { enqueueLinkCheck } from './link-check-service';
import * as repository from './repository';
import { getVideo } from './service';

type Links = EndpointInput<typeof videoLinksApi.add, 'output'>['body'];
type Film = EndpointInput<typeof videosApi.create, 'output'>['body'];

/**
 * The videos that links lead to, each once, with its details.
 * @throws 400, at the link, when one leads to no video or has no seller.
 */
function linksIn({ links, ...all }: Links) {
  const found = new Map<string, VideoLink & Omit<typeof all, 'sellerId'> & { sellerId: string }>();
  const wrong: Issue[] = [];
  links.forEach(({ url, ...own }, index) => {
    const { sellerId, ...facts } = { ...all, ...own };
    const link = readVideoLink(url);
    if (!link) wrong.push({ path: ['links', index, 'url'], message: 'This is no video.' });
    else if (sellerId === null) wrong.push({ path: ['links', index, 'sellerId'], message: 'Choose the seller.' });
    else if (!found.has(link.key)) found.set(link.key, { ...facts, ...link, sellerId });
  });
  if (wrong.length > 0) throw badInput(wrong);
  return [...found.values()];
}

/** Every seller that links name, with its path. */
const sellersNamed = ({ sellerId, links }: Links) => [
  ...(sellerId === null ? [] : [{ id: sellerId, path: ['sellerId'] }]),
  ...links.flatMap(({ sellerId: id }, index) => (id ? [{ id, path: ['links', index, 'sellerId'] }] : [])),
];

/** Those of the links that are already stored as videos. */
export async function knownLinks(urls: readonly string[]) {
  const keys = urls.flatMap((url) => readVideoLink(url)?.key ?? []);
  const found = keys.length > 0 ? await repository.findByLinks(orm(), keys) : [];
  return found.map((video) => ({
    key: video.linkKey ?? '',
    id: video.id,
    name: videoName(video),
    status: video.status,
  }));
}

interface NewVideo extends Omit<typeof videos.$inferInsert, 'id' | 'uploadId' | 'statusChangedAt' | 'createdAt'> {
  source: Film['source'];
  note: string;
  priority: number;
}

/** Adds a video with its queue entry, within the caller's transaction. Returns its id. */
async function addVideo(tx: Queryable, { source, note, priority, ...video }: NewVideo, actor: Actor): Promise<string> {
  const { sellerId } = video;
  const uploadId = await addUpload(tx, { kind: 'video', source, sellerId, note, priority }, actor);
  const now = clock.now();
  const { id } = await insertRow(tx, videos, { ...video, id: newId(), uploadId, statusChangedAt: now, createdAt: now });
  await recordAudit(tx, {
    actorId: actor.userId,
    action: 'videos.added',
    subjectId: id,
    after: { sellerId, url: video.url ?? null, status: 'submitted' },
  });
  return id;
}

/** Adds a video for every new link. @throws 400 when a link leads to no video or has no seller. */
export async function addLinks(body: Links, actor: Actor) {
  const links = linksIn(body);
  const answer = await transaction(async (tx) => {
    await holdSellers(tx, sellersNamed(body));
    // If two callers add the same link, the second finds it.
    await lockNames(tx, 'video links');
    const keys = links.map(({ key }) => key);
    const here = new Set((await repository.findByLinks(tx, keys)).map(({ linkKey }) => linkKey));
    const added = links.filter(({ key }) => !here.has(key));
    const ids: string[] = [];
    for (const { key, embedUrl: _, ...link } of added)
      ids.push(await addVideo(tx, { ...link, linkKey: key, source: 'online-link' }, actor));
    await enqueueLinkCheck(tx, ids, actor);
    return { added: added.length, known: links.length - added.length };
  });
  wakeWorker();
  return answer;
}

/** Adds a video from an uploaded film. @throws 409 when a video with the same bytes exists. */
export const addFilm = ({ fileId, sender, ...brought }: Film, actor: Actor): Promise<Video> =>
  transaction(async (tx) => {
    await holdSeller(tx, brought.sellerId);
    const { sha256 } = await findOwnFilm(tx, fileId, actor);
    await lockNames(tx, `video ${sha256}`);
    const knownId = await videoOfBytes(tx, sha256);
    const known = knownId ? await repository.findNamed(tx, knownId) : undefined;
    if (known) throw refused(`The same video is here already: ${videoName(known)}.`);
    const id = await addVideo(tx, { ...brought, provider: 'file' }, actor);
    await attachFilm(tx, fileId, { videoId: id, role: 'raw' }, actor);
    if (sender) await rememberSender(tx, { name: sender, sellerId: brought.sellerId }, actor);
    return getVideo(id, actor, tx);
  });
