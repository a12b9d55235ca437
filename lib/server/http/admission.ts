import { authApi } from '@/lib/contracts/auth';
import { systemApi } from '@/lib/contracts/system';
import { env } from '../env';
import { processWide } from '../process-wide';
import { unavailable } from '../errors';

interface Place {
  isSignIn: boolean;
  /** Held, given back for a while, or needed no more. */
  is: 'held' | 'given back' | 'over';
}

interface Waiting {
  place: Place;
  letIn: () => void;
}

const places = new WeakMap<object, Place>();

/** Calls under way, sign-ins among them, and those that gave their place back and want it again. */
const state = () => processWide('calls under way', () => ({ count: 0, signIns: 0, waiting: [] as Waiting[] }));

/** A sign-in waits for a processor. A sixth of the places stays free of them, for others, who are quick. */
const isSignIn = (path: string) => path === authApi.checkPassword.path;
const mostSignIns = () => Math.ceil((env().MAX_CALLS * 5) / 6);

const isRoom = (forSignIn: boolean) =>
  state().count < env().MAX_CALLS && (!forSignIn || state().signIns < mostSignIns());

/** Whether as many calls are under way as this process can answer in good time beside one more. */
export const isFull = (path: string): boolean => !isRoom(isSignIn(path));

/** Whoever watches over the server is answered however busy it is: it would be started anew for no reason. */
export const needsPlace = (path: string): boolean => path !== systemApi.health.path;

function move(call: object, to: Place['is']): void {
  const place = places.get(call);
  if (!place) return;
  const change = Number(to === 'held') - Number(place.is === 'held');
  state().count += change;
  if (place.isSignIn) state().signIns += change;
  place.is = to;
}

/** Gives a place back, or up for good: it goes to the first who wants one back and may have it. */
function leave(call: object, to: 'given back' | 'over'): void {
  if (places.get(call)?.is === 'over') return;
  move(call, to);
  const { waiting } = state();
  const next = () => waiting.findIndex(({ place }) => isRoom(place.isSignIn));
  for (let first = next(); first >= 0; first = next()) waiting.splice(first, 1)[0]?.letIn();
}

/** Waits until there is room again, before anybody new is let in. */
async function comeBack(call: object): Promise<void> {
  const place = places.get(call);
  if (place?.is !== 'given back') return;
  if (isRoom(place.isSignIn)) return move(call, 'held');
  await new Promise<void>((resolve) => {
    const letIn = () => {
      // It may be over by now, or have its place by another way.
      if (place.is === 'given back') move(call, 'held');
      resolve();
    };
    state().waiting.push({ place, letIn });
  });
}

/**
 * Does the work of a call unless as many are under way as this process can answer in good time. Whoever comes on top
 * is told at once to come again, which costs next to nothing: so the calls before them are not slowed down.
 * @throws 503 with a Retry-After when there are too many.
 */
export async function admitted<Result>(call: object, path: string, work: () => Promise<Result>): Promise<Result> {
  if (!needsPlace(path)) return work();
  if (isFull(path)) throw unavailable();
  places.set(call, { isSignIn: isSignIn(path), is: 'given back' });
  move(call, 'held');
  try {
    return await work();
  } finally {
    leave(call, 'over');
  }
}

/** Waits for the sender of a call, who has no place meanwhile: many slow ones leave no less room for the others. */
export async function awaitSender<Result>(call: object, wait: () => Promise<Result>): Promise<Result> {
  leave(call, 'given back');
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
