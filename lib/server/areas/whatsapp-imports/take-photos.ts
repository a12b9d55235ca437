import { PHOTO_LIMIT } from '@/lib/contracts/photo-record';
import type { Actor } from '../../auth/actor';
import { HttpError, malformed } from '../../errors';
import { HEAD_BYTES, photoRefusal } from '@/lib/domain/photos/file-type';
import type { PostFile } from '@/lib/domain/whatsapp/complete-post';
import { PHOTOS_AT_ONCE, takePhotoFrom } from '../../platform/photos/photo-service';

const NOT_THERE = 'This file is not in the export. Export the chat again with media.';
const MEGABYTES = PHOTO_LIMIT / 1024 / 1024;

/** The bytes of what may be a photo; a film is recognized by its first bytes and not read to the end. */
async function* photoBytes(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    if (head) {
      head = Buffer.concat([head, chunk.subarray(0, HEAD_BYTES)]);
      if (head.length >= HEAD_BYTES) {
        const refusal = photoRefusal(head);
        if (refusal) throw malformed(refusal);
        head = null;
      }
    }
    if (bytes > PHOTO_LIMIT) throw malformed(`This photo is larger than ${MEGABYTES} MB. Send a smaller one.`);
    yield chunk;
  }
}

const problem = (name: string, why: string): PostFile => ({ name, photoId: null, problem: why });

/** Files a message names that are missing from the export. */
export const missingPhotos = (names: readonly string[]): PostFile[] => names.map((name) => problem(name, NOT_THERE));

/** Opens a file of an export; null when it is missing. */
type OpenFile = (name: string) => AsyncIterable<Buffer> | null;

/** Imports one file of an export. A file that is not a photo is returned with the reason; any other error is thrown. */
async function takePhoto(open: OpenFile, name: string, actor: Pick<Actor, 'userId'>): Promise<PostFile> {
  try {
    const source = open(name);
    if (!source) return problem(name, NOT_THERE);
    return { name, photoId: (await takePhotoFrom(photoBytes(source), name, actor)).id, problem: null };
  } catch (error) {
    if (error instanceof HttpError && error.status < 500) return problem(name, error.message);
    throw error;
  }
}

/** Imports several in parallel, in the order of their names. After one fails, no other is started. */
export async function takePhotos(
  open: OpenFile,
  names: readonly string[],
  actor: Pick<Actor, 'userId'>,
  tell: () => Promise<void>,
): Promise<PostFile[]> {
  const taken: PostFile[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < names.length; index = next++) {
      taken[index] = await takePhoto(open, names[index] ?? '', actor);
      await tell();
    }
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: PHOTOS_AT_ONCE }, () =>
      work().catch((error: unknown) => {
        next = names.length;
        throw error;
      }),
    ),
  );
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  return taken;
}
