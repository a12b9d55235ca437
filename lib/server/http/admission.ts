import { systemApi } from '@/lib/contracts/system';
import { env } from '../env';
import { processWide } from '../process-wide';
import { unavailable } from './errors';

/** Calls under way, and those that gave their place back and want it again. */
const state = () => processWide('calls under way', () => ({ count: 0, waiting: [] as (() => void)[] }));

/** Whether a call has its place among those under way, gave it back for a while, or needs none any more. */
const places = new WeakMap<object, 'held' | 'given back' | 'over'>();

/** Whether as many calls are under way as this process can answer in good time. */
export const isFull = (): boolean => state().count >= env().MAX_CALLS;

/** Whoever watches over the server is answered however busy it is: it would be started anew for no reason. */
export const needsPlace = (path: string): boolean => path !== systemApi.health.path;

function take(call: object): void {
  state().count += 1;
  places.set(call, 'held');
}

/** The place goes to the first who wants one back. */
function leave(call: object): void {
  if (places.get(call) !== 'held') return;
  places.set(call, 'given back');
  state().count -= 1;
  while (!isFull() && state().waiting.length > 0) state().waiting.shift()?.();
}

/** Waits until there is room again, before anybody new is let in. */
async function comeBack(call: object): Promise<void> {
  if (places.get(call) !== 'given back') return;
  if (!isFull()) return take(call);
  await new Promise<void>((resolve) =>
    state().waiting.push(() => {
      // It may be over by now, or have its place by another way.
      if (places.get(call) === 'given back') take(call);
      resolve();
    }),
  );
}

/**
 * Does the work of a call unless as many are under way as this process can answer in good time. Whoever comes on top
 * is told at once to come again, which costs next to nothing: so the calls before them are not slowed down.
 * @throws 503 with a Retry-After when there are too many.
 */
export async function admitted<Result>(call: object, work: () => Promise<Result>): Promise<Result> {
  if (isFull()) throw unavailable();
  take(call);
  try {
    return await work();
  } finally {
    leave(call);
    places.set(call, 'over');
  }
}

/** Waits for the sender of a call, who has no place meanwhile: many slow ones leave no less room for the others. */
export async function awaitSender<Result>(call: object, wait: () => Promise<Result>): Promise<Result> {
  leave(call);
  try {
    return await wait();
  } finally {
    await comeBack(call);
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
