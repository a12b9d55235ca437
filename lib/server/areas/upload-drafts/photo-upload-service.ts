import { FileStore } from '@tus/file-store';
import { MemoryLocker, Server } from '@tus/server';
import { fillPath } from '@/lib/contracts/endpoint';
import { photoMetadata, photoUploadsApi } from '@/lib/contracts/photo-uploads';
import { PHOTO_LIMIT } from '@/lib/contracts/photos';
import type { DraftPhoto } from '@/lib/contracts/upload-drafts';
import { MESSAGES } from '@/config/messages';
import type { Actor } from '../../auth/authenticate';
import { newId } from '../../db/schema/columns';
import { HttpError, malformed, notFound } from '../../http/errors';
import { processWide } from '../../process-wide';
import { plainFileName } from '../files/service';
import { takePhotoFrom } from '../photos/service';
import { photoFolder } from './photo-folder-service';
import { addToDraft, assertOwnDraft } from './service';
import { tusRefusal } from './tus-refusals';

/** Who calls, for what; and what went wrong, which the protocol's own answer tells only half of. */
interface Under {
  actor: Actor;
  draftId?: string;
  failure?: unknown;
}

const unders = new WeakMap<object, Under>();
const underOf = (request: object): Under => {
  const under = unders.get(request);
  if (!under) throw new Error('Nobody said who calls.');
  return under;
};

type Upload = Awaited<ReturnType<FileStore['getUpload']>>;

/** What was told of a photo. The protocol gives null for a name without a value, as of a photo that lay in no folder. */
const readMetadata = (metadata: Upload['metadata'] = {}) =>
  photoMetadata.safeParse(Object.fromEntries(Object.entries(metadata).filter(([, value]) => value !== null))).data;

let made: { store: FileStore; server: Server } | undefined;

function tus() {
  if (made) return made;
  const store = new FileStore({ directory: photoFolder() });
  const server = new Server({
    path: '/',
    datastore: store,
    // Calls about one photo come to several bundled routes, which load this module apart.
    locker: processWide('photo-upload-locks', () => new MemoryLocker()),
    maxSize: PHOTO_LIMIT,
    allowedOrigins: () => false,
    namingFunction: newId,
    generateUrl: (_request, { id }) => fillPath(photoUploadsApi.send.path, { id }),
    onUploadCreate: (request, { metadata, sizeIsDeferred }) => {
      const { actor, draftId = '' } = underOf(request);
      const told = readMetadata(metadata);
      if (sizeIsDeferred || !told) throw malformed('Say how long the photo is and what it is called.');
      const { name, folder, takenAt } = told;
      const owned = { ownerId: actor.userId, draftId, name: plainFileName(name), folder };
      return Promise.resolve({ metadata: { ...owned, ...(takenAt && { takenAt }) } });
    },
    onUploadFinish: async (request, upload) => {
      const data = photoUploadsApi.send.answer.parse(await takeIn(upload, underOf(request).actor));
      const body = JSON.stringify({ message: MESSAGES.success, data });
      return { status_code: 200, headers: { 'Content-Type': 'application/json; charset=utf-8' }, body };
    },
    onResponseError: (request, failure) => {
      underOf(request).failure = failure;
      return undefined;
    },
  });
  return (made = { store, server });
}

/** Has the protocol answer a call. @throws what it refuses, as an error of ours. */
async function speak(request: Request, under: Under): Promise<Response> {
  unders.set(request, under);
  const answer = await tus().server.handleWeb(request as never);
  if (!answer.ok) throw tusRefusal(answer.status, under.failure);
  return answer as unknown as Response;
}

/** @throws 404 when nobody began to send it, or somebody else did. */
async function findOwn(id: string, { userId }: Actor): Promise<Upload> {
  const upload = await tus()
    .store.getUpload(id)
    .catch(() => undefined);
  if (!upload || upload.metadata?.ownerId !== userId) throw notFound();
  return upload;
}

/** Nothing is left of what is not there any more. */
const drop = (id: string) =>
  tus()
    .store.remove(id)
    .catch(() => undefined);

const under = processWide('photos-taken-in', () => new Map<string, Promise<DraftPhoto>>());

/** Takes a photo in that is here whole, once, whoever asks meanwhile. */
function takeIn(upload: Upload, actor: Actor): Promise<DraftPhoto> {
  const known = under.get(upload.id);
  if (known) return known;
  const taking = take(upload, actor).finally(() => under.delete(upload.id));
  under.set(upload.id, taking);
  return taking;
}

async function take({ id, metadata }: Upload, actor: Actor): Promise<DraftPhoto> {
  const { draftId, name, folder, takenAt } = metadata ?? {};
  try {
    const { id: photoId } = await takePhotoFrom(tus().store.read(id), name ?? '', actor);
    const told = { photoId, name: name ?? '', folder: folder ?? '', takenAt: takenAt ? new Date(takenAt) : null };
    const added = await addToDraft(draftId ?? '', told, actor);
    await drop(id);
    return added;
  } catch (error) {
    // A busy database is asked again with the next call; what is no photo never will be one.
    if (error instanceof HttpError && error.status < 500) await drop(id);
    throw error;
  }
}

/** Begins to take a photo in for a draft. @throws 404 when the draft is not this person's, 413 when it is too large. */
export async function beginPhoto(draftId: string, request: Request, actor: Actor): Promise<Response> {
  await assertOwnDraft(draftId, actor);
  return speak(request, { actor, draftId });
}

/** Takes the next part. @throws 404 for somebody else's, 409 for a part that does not follow what is here. */
export async function sendPhotoPart(id: string, request: Request, actor: Actor): Promise<Response> {
  await findOwn(id, actor);
  return speak(request, { actor });
}

/** How much is here. What a server that stopped had no time for is done now. */
export async function photoOffset(id: string, request: Request, actor: Actor): Promise<Response> {
  const upload = await findOwn(id, actor);
  const answer = await speak(request, { actor });
  if (upload.offset === upload.size) await takeIn(upload, actor);
  return answer;
}

/** Gives a photo up that is on its way; one that is gone stays gone. */
export async function cancelPhoto(id: string, actor: Actor): Promise<void> {
  const upload = await findOwn(id, actor).catch(() => undefined);
  if (upload) await drop(id);
}
