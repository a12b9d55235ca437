import { PHOTO_LIMIT } from '@/lib/contracts/photos';
import { HttpError, malformed, notFound, tooLarge, unavailable } from '../../http/errors';

const MEGABYTE = 1024 * 1024;

/** What the library throws itself: a status and some words, no error. */
const isLibrarys = (failure: unknown): failure is { status_code: number; body: string } =>
  !(failure instanceof Error) && typeof failure === 'object' && failure !== null && 'status_code' in failure;

const wordsOf: Record<number, () => Error> = {
  404: notFound,
  409: () => new HttpError(409, 'wrong_offset', 'Another part of this photo is needed. Ask how much of it is here.'),
  410: notFound,
  413: () =>
    new HttpError(
      413,
      tooLarge().code,
      `A photo may have at most ${PHOTO_LIMIT / MEGABYTE} MB. Make this one smaller, and add it again.`,
    ),
};

/** What the protocol refused, as an error of ours. */
export function tusRefusal(status: number, failure: unknown): unknown {
  if (failure instanceof Error) return failure;
  if (!isLibrarys(failure) || status < 500) return (wordsOf[status] ?? brokenCall)();
  // Somebody else is still sending the same photo.
  return /lock/.test(failure.body) ? unavailable() : new Error(failure.body);
}

const brokenCall = () => malformed('This is no part of a photo as this server takes it. Add the photo again.');
