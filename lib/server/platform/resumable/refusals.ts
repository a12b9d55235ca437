import { ERRORS } from '@tus/server';
import { HttpError, malformed, notFound, tooLarge, unavailable } from '../../errors';

const MEGABYTE = 1024 * 1024;

/** Features of the protocol that no client uses here, such as concatenating several files. */
const NOT_IMPLEMENTED = 501;

/** A readable description of the upload. */
export interface Sent {
  /** "photo". */
  noun: string;
  /** Maximum size in bytes. */
  maxBytes: number;
}

/** The library throws a status and text, not an error. */
const isLibrarys = (failure: unknown): failure is { status_code: number; body: string } =>
  !(failure instanceof Error) && typeof failure === 'object' && failure !== null && 'status_code' in failure;

const wordsOf: Record<number, (sent: Sent) => Error> = {
  404: notFound,
  409: ({ noun }) =>
    new HttpError(409, 'wrong_offset', `Another part of this ${noun} is needed. Ask how much of it is here.`),
  410: notFound,
  413: ({ noun, maxBytes }) =>
    new HttpError(
      413,
      tooLarge().code,
      `A ${noun} may have at most ${maxBytes / MEGABYTE} MB. Make this one smaller, and add it again.`,
    ),
};

/** The protocol's refusal as an error of ours. */
export function tusRefusal(sent: Sent, status: number, failure: unknown): unknown {
  if (failure instanceof Error) return failure;
  if (!isLibrarys(failure) || status < 500 || status === NOT_IMPLEMENTED) return (wordsOf[status] ?? brokenCall)(sent);
  // Another request is still sending the same file.
  return failure === ERRORS.ERR_LOCK_TIMEOUT ? unavailable() : new Error(failure.body);
}

const brokenCall = ({ noun }: Sent) =>
  malformed(`This is no part of a ${noun} as this server takes it. Add the ${noun} again.`);
