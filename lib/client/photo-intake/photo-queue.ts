import { onSessionChange } from '@/lib/client/auth/session-store';
import { toApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { checkPhoto } from '@/lib/client/photo-check';
import { photoUploadsApi } from '@/lib/contracts/uploads/photo-uploads';
import type { DraftPhoto } from '@/lib/contracts/uploads/upload-drafts';
import { type ChosenPhoto, forgetFile, isKept, keepAddress, keepFile, keptFiles } from './kept-files';
import { keepWarnings } from './kept-warnings';
import { change, forgetQueue, type QueuedPhoto, queueNow, show } from './queue-state';
import { draftIsThere, forgetDrafts } from './open-draft';
import { type PhotoAnswer, sendPhoto } from './send-photo';

type Here = (photo: DraftPhoto | null, warnings: string[]) => void;

/** Number of concurrent uploads. */
const AT_ONCE = 3;
const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [2_000, 30_000];
let sending = 0;
const chosen = new Map<string, ChosenPhoto & { stopping: AbortController; tries: number; isResumed: boolean }>();
const resumed = new Set<string>();
/** Photos still being stored, and whether they can be removed afterwards. */
const keeping = new Map<string, { isOver: boolean }>();
/** Screen showing each draft, and arrivals for drafts without one: a screen may have read its draft just before. */
const shown = new Map<string, Here>();
const unseen = new Map<string, Parameters<Here>[]>();

function take(key: string): void {
  chosen.delete(key);
  const unkept = new Set([...queueNow().unkept].filter((one) => one !== key));
  show({ photos: queueNow().photos.filter((one) => one.key !== key), unkept });
}

/** Removes the stored photo after upload or cancellation, even when storing it takes longer than the upload. */
function letGo(key: string): void {
  const put = keeping.get(key);
  if (put) put.isOver = true;
  void forgetFile(key);
}

/**
 * Only one window uploads a photo; others wait, as does a reloaded page for its predecessor's lock. Browsers have locks
 * only on secure origins.
 */
const alone = <Result>(key: string, work: () => Promise<Result>): Promise<Result> =>
  navigator.locks ? navigator.locks.request(`photo ${key}`, work) : work();

async function send(key: string): Promise<{ answer: PhotoAnswer; warnings: string[] } | null> {
  const photo = chosen.get(key);
  if (!photo) return null;
  // Another window had the photo as well and uploaded it first.
  if (photo.isResumed && !(await isKept(key))) return null;
  try {
    await draftIsThere(photo.draftId);
  } catch (error) {
    const { message, isPassing } = toApiError(error);
    return { answer: { problem: message, isPassing }, warnings: [] };
  }
  const warnings = await checkPhoto(photo.file);
  // It may have been cancelled meanwhile.
  if (photo.stopping.signal.aborted) return null;
  const answer = await sendPhoto(photo, {
    signal: photo.stopping.signal,
    onProgress: (share) => change(key, { share }),
    onAddress: (address) => {
      photo.address = address;
      void keepAddress(key, address);
    },
  });
  return { answer, warnings };
}

function arrive(draftId: string, ...arrival: Parameters<Here>): void {
  const tell = shown.get(draftId);
  if (tell) tell(...arrival);
  else unseen.set(draftId, [...(unseen.get(draftId) ?? []), arrival]);
}

function settle(key: string, draftId: string, { answer, warnings }: { answer: PhotoAnswer; warnings: string[] }): void {
  const photo = chosen.get(key);
  // It was cancelled meanwhile.
  if (!photo) return;
  if ('photo' in answer) {
    letGo(key);
    show({ done: { ...queueNow().done, [draftId]: (queueNow().done[draftId] ?? 0) + 1 } });
    take(key);
    if (answer.photo) keepWarnings(draftId, { [answer.photo.photo.id]: warnings });
    arrive(draftId, answer.photo, warnings);
  } else if (answer.isPassing) {
    change(key, { state: 'later', problem: answer.problem });
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** photo.tries);
    photo.tries += 1;
    setTimeout(() => again(({ state, ...one }) => state === 'later' && one.key === key && navigator.onLine), wait);
  } else {
    letGo(key);
    change(key, { state: 'refused', problem: answer.problem });
  }
}

async function sendOne({ key, draftId }: QueuedPhoto): Promise<void> {
  sending += 1;
  change(key, { state: 'sending', share: 0, problem: null });
  try {
    const sent = await alone(key, () => send(key));
    if (sent) settle(key, draftId, sent);
    else take(key);
  } finally {
    sending -= 1;
    pump();
  }
}

function pump(): void {
  while (sending < AT_ONCE && navigator.onLine) {
    const next = queueNow().photos.find(({ state }) => state === 'waiting');
    if (!next) return;
    void sendOne(next);
  }
}

function again(which: (photo: QueuedPhoto) => boolean): void {
  const photos = queueNow().photos.map((one) =>
    which(one) ? { ...one, state: 'waiting' as const, problem: null } : one,
  );
  show({ photos });
  pump();
}

function enqueue(photos: readonly ChosenPhoto[], isResumed: boolean): void {
  for (const photo of photos) chosen.set(photo.key, { ...photo, stopping: new AbortController(), tries: 0, isResumed });
  const fresh = photos.map(({ key, draftId, file }): QueuedPhoto => ({
    key,
    draftId,
    name: file.name,
    state: 'waiting',
    share: 0,
    problem: null,
  }));
  show({ photos: [...queueNow().photos, ...fresh] });
  pump();
}

/** Signing out stops the uploads; they resume when the same user signs in again. */
function forget(): void {
  for (const { stopping } of chosen.values()) stopping.abort();
  for (const memory of [chosen, resumed, unseen]) memory.clear();
  forgetDrafts();
  forgetQueue();
}

function listen(): void {
  window.addEventListener('online', () => again(({ state }) => state === 'later'));
  onSessionChange(forget);
}
let isListening = false;
/** Uploads photos of a draft, a few at a time, and stores them until they have arrived. */
export function addPhotos(
  { draftId, personId }: Pick<ChosenPhoto, 'draftId' | 'personId'>,
  files: readonly { file: File; folder: string }[],
): void {
  if (!queueNow().photos.some((one) => one.draftId === draftId)) show({ done: { ...queueNow().done, [draftId]: 0 } });
  const photos = files.map(({ file, folder }) => {
    return { key: crypto.randomUUID(), draftId, personId, file, folder, address: null };
  });
  for (const { key } of photos) keeping.set(key, { isOver: false });
  enqueue(photos, false);
  for (const photo of photos)
    void keepFile(photo).then((isSafe) => {
      if (!isSafe && chosen.has(photo.key)) show({ unkept: new Set([...queueNow().unkept, photo.key]) });
      // After a sign-out the photo stays stored, because it did not arrive.
      if (keeping.get(photo.key)?.isOver) void forgetFile(photo.key);
      keeping.delete(photo.key);
    });
}

/** Resumes uploads from before the last reload, once per user. */
export async function resumePhotos(personId: string): Promise<void> {
  if (!isListening) listen();
  isListening = true;
  if (resumed.has(personId)) return;
  resumed.add(personId);
  const kept = await keptFiles(personId);
  enqueue(
    kept.filter(({ key }) => !chosen.has(key)),
    true,
  );
}

/** Retries one photo, or all failed ones of a draft. */
export const retryPhoto = (key: string): void => again((one) => one.key === key);
export const retryPhotos = (draftId: string): void => again((one) => one.draftId === draftId && one.state === 'later');

/** Cancels one photo, or a whole draft’s. */
export function cancelPhotos(which: (photo: QueuedPhoto) => boolean): void {
  for (const { key } of queueNow().photos.filter(which)) {
    const { stopping, address } = chosen.get(key) ?? {};
    stopping?.abort();
    letGo(key);
    take(key);
    const id = address?.split('/').at(-1);
    if (id) void call(photoUploadsApi.cancel, { params: { id } }, { showsErrors: 'caller' }).catch(() => undefined);
  }
}

/**
 * Calls the listener for each photo that arrives in a draft, including earlier unreported ones. Returns the unsubscribe
 * function.
 */
export function onPhotoHere(draftId: string, listener: Here): () => void {
  shown.set(draftId, listener);
  for (const arrival of unseen.get(draftId) ?? []) listener(...arrival);
  unseen.delete(draftId);
  return () => {
    if (shown.get(draftId) === listener) shown.delete(draftId);
  };
}
