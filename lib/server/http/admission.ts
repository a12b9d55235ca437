import { env } from '../env';
import { processWide } from '../process-wide';
import { unavailable } from './errors';

const state = () => processWide('calls under way', () => ({ count: 0 }));

/** Whether a call has its place among those under way, gave it back for a while, or needs none any more. */
const places = new WeakMap<object, 'held' | 'given back' | 'over'>();

function move(call: object, from: 'held' | 'given back', to: 'held' | 'given back'): void {
  if (places.get(call) !== from) return;
  places.set(call, to);
  state().count += to === 'held' ? 1 : -1;
}

/** Whether as many calls are under way as this process can answer in good time. */
export const isFull = (): boolean => state().count >= env().MAX_CALLS;

/**
 * Does the work of a call unless as many are under way as this process can answer in good time. Whoever comes on top
 * is told at once to come again, which costs next to nothing: so the calls before them are not slowed down.
 * @throws 503 with a Retry-After when there are too many.
 */
export async function admitted<Result>(call: object, work: () => Promise<Result>): Promise<Result> {
  if (isFull()) throw unavailable();
  state().count += 1;
  places.set(call, 'held');
  try {
    return await work();
  } finally {
    move(call, 'held', 'given back');
    places.set(call, 'over');
  }
}

/** Waits for the sender of a call, who has no place meanwhile: many slow ones leave no less room for the others. */
export async function awaitSender<Result>(call: object, wait: () => Promise<Result>): Promise<Result> {
  move(call, 'held', 'given back');
  try {
    return await wait();
  } finally {
    move(call, 'given back', 'held');
  }
}

/** What a sender sends, piece by piece, each awaited like that. */
export async function* piecesOf<Piece>(call: object, source: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  const pieces = source[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await awaitSender(call, () => pieces.next());
      if (done) return;
      yield value;
    }
  } finally {
    await pieces.return?.();
  }
}
