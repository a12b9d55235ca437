import { authApi } from '@/lib/contracts/auth';
import { systemApi } from '@/lib/contracts/system';
import { env } from '../env';
import { processWide } from '../process-wide';
import { unavailable } from '../errors';

interface Place {
  isSignIn: boolean;
  /** Holds its place, gave it back for a while, or is finished. */
  is: 'held' | 'given back' | 'over';
}

interface Waiting {
  place: Place;
  letIn: () => void;
}

const places = new WeakMap<object, Place>();

/** Current calls, with the sign-ins among them, and calls waiting to get their place back. */
const state = () => processWide('calls under way', () => ({ count: 0, signIns: 0, waiting: [] as Waiting[] }));

/** A sign-in occupies a processor. A sixth of the places stays reserved for other calls, which are quick. */
const isSignIn = (path: string) => path === authApi.checkPassword.path;
const mostSignIns = () => Math.ceil((env().MAX_CALLS * 5) / 6);

const isRoom = (forSignIn: boolean) =>
  state().count < env().MAX_CALLS && (!forSignIn || state().signIns < mostSignIns());

/** Whether there are already as many calls as this process can answer in good time. */
export const isFull = (path: string): boolean => !isRoom(isSignIn(path));

/** Whether a call waits for its answer. */
export const isAnswering = (): boolean => state().count > 0;

/** Health checks are answered under any load: otherwise a supervisor would restart the server for no reason. */
export const needsPlace = (path: string): boolean => path !== systemApi.health.path;

function move(call: object, to: Place['is']): void {
  const place = places.get(call);
  if (!place) return;
  const change = Number(to === 'held') - Number(place.is === 'held');
  state().count += change;
  if (place.isSignIn) state().signIns += change;
  place.is = to;
}

/** Releases a place for a while or for good: the first waiting call that may have it gets it. */
function leave(call: object, to: 'given back' | 'over'): void {
  if (places.get(call)?.is === 'over') return;
  move(call, to);
  const { waiting } = state();
  const next = () => waiting.findIndex(({ place }) => isRoom(place.isSignIn));
  for (let first = next(); first >= 0; first = next()) waiting.splice(first, 1)[0]?.letIn();
}

/** Waits for a free place, with priority over new calls. */
async function comeBack(call: object): Promise<void> {
  const place = places.get(call);
  if (place?.is !== 'given back') return;
  if (isRoom(place.isSignIn)) return move(call, 'held');
  await new Promise<void>((resolve) => {
    const letIn = () => {
      // The call may be over by now, or already have its place.
      if (place.is === 'given back') move(call, 'held');
      resolve();
    };
    state().waiting.push({ place, letIn });
  });
}

/**
 * Runs a call unless the process already has as many as it can answer in good time. Excess calls are told at once to
 * retry, which costs almost nothing and does not slow the others.
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

/** Waits for the sender of a call, which holds no place meanwhile: slow senders take no room from others. */
export async function awaitSender<Result>(call: object, wait: () => Promise<Result>): Promise<Result> {
  leave(call, 'given back');
  try {
    return await wait();
  } finally {
    await comeBack(call);
  }
}

/** The pieces sent by a sender, each awaited without holding a place. */
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
