import { setTimeout as pause } from 'node:timers/promises';
import { callApi, fateOf, isDone, type Outcome } from './call-api';
import { type Hold, keyOf } from './holds';
import type { Writer, Writing } from './writing';

interface Next {
  held: { upload: { id: string }; leaseToken: number } | null;
}

interface Catalog {
  id: string;
  version: number;
}

const isHoldEnded = (outcome: Outcome) => outcome !== 'unknown' && outcome.code === 'hold_ended';

/** What is wrong with the response to a call whose lease was over for good before the call was sent. */
export function judgeLate(hold: Hold, outcome: Outcome): string | null {
  if (outcome === 'unknown' || outcome.status >= 500 || isHoldEnded(outcome)) return null;
  const { status, code } = outcome;
  if (status < 300) return `taken under a hold that had ended: ${keyOf(hold)}`;
  return `refused under a hold that had ended, but for another reason: ${keyOf(hold)} with ${code}`;
}

/** Makes a call that only the lease holder may make, and records it if it was late. */
async function callUnder({ ledger }: Writing, hold: Hold, call: () => Promise<Outcome>): Promise<Outcome> {
  const { holds } = ledger;
  const wasOver = holds.isOver(hold);
  const asked = holds.now();
  const outcome = await call();
  const problem = wasOver ? judgeLate(hold, outcome) : null;
  if (problem) ledger.seen.push(problem);
  if (isHoldEnded(outcome)) holds.refuse(hold, asked);
  if (wasOver && isHoldEnded(outcome)) ledger.lateSaves += 1;
  return outcome;
}

async function save(writing: Writing, editor: string, hold: Hold, { id, version }: Catalog): Promise<Outcome> {
  const { line, ledger, next } = writing;
  const rate = 10_000 + (next() % 100_000);
  const saved = await callUnder(writing, hold, () =>
    callApi(line, editor, 'PATCH', `/api/catalogs/${id}`, { rate, version, leaseToken: hold.token }),
  );
  const state = { version: version + 1, value: String(rate) };
  if (isDone(saved)) {
    ledger.done('catalogs', id, state);
    ledger.acknowledge('catalogs saved', saved, ['catalogs.changed', id]);
  } else if (fateOf(saved) === 'unknown') ledger.unsure('catalogs', id, state);
  return saved;
}

const catalogsOf = async ({ line }: Writing, editor: string, uploadId: string): Promise<Catalog[] | null> => {
  const found = await callApi(line, editor, 'GET', `/api/uploads/${uploadId}/catalogs`);
  return isDone(found) ? found.data : null;
};

/** A laptop that was asleep: saves the newest version under the lease the person lost last. */
export async function saveLate(writing: Writing, editor: string): Promise<void> {
  const hold = writing.ledger.holds.lastOver(editor);
  const [catalog] = (hold && (await catalogsOf(writing, editor, hold.uploadId))) ?? [];
  if (hold && catalog) await save(writing, editor, hold, catalog);
}

/** Releases or skips the work, or keeps it. */
async function letGo(writing: Writing, editor: string, hold: Hold): Promise<void> {
  const { line, ledger, next } = writing;
  const { uploadId, token } = hold;
  const [way, kind, last, more] = (
    [
      ['released', 'releases', 'release', {}],
      ['skipped', 'skips', 'skip', { reason: 'Other goods.' }],
    ] as const
  )[next() % 3] ?? [null];
  if (way === null) return;
  const over = ledger.holds.ending(uploadId, token, way);
  const path = `/api/uploads/${uploadId}/${last}`;
  const gone = await callUnder(writing, hold, () =>
    callApi(line, editor, 'POST', path, { leaseToken: token, ...more }),
  );
  over(fateOf(gone));
  if (isDone(gone)) ledger.acknowledge(kind, gone, [`uploads.${way}`, uploadId]);
}

/** Claims work from the queue, saves its catalogs and releases or keeps it; sometimes saves too late. */
export const workAs =
  (editor: string): Writer =>
  async (writing) => {
    const { line, ledger } = writing;
    if (line.random.chance(0.3)) await saveLate(writing, editor);
    const asked = ledger.holds.now();
    const taken = await callApi(line, editor, 'POST', '/api/uploads/next', {});
    const { held } = isDone(taken) ? (taken.data as Next) : { held: null };
    if (!isDone(taken) || !held) return;
    const hold = { uploadId: held.upload.id, token: held.leaseToken };
    // The audit records the first call that claimed it, whose response may have been lost.
    if (ledger.holds.claim({ ...hold, by: editor, asked })) ledger.acknowledge('claims', taken);
    for (const catalog of ((await catalogsOf(writing, editor, hold.uploadId)) ?? []).slice(0, 2))
      if (fateOf(await save(writing, editor, hold, catalog)) === 'unknown') return;
    await letGo(writing, editor, hold);
  };

/** Claims per work item that is taken back: however slow the machine is, most of them end by themselves. */
const CLAIMS_EACH = 4;

/** An admin takes work back from its holder, also after the lease expired: now others can claim it. */
export const takeBack: Writer = async ({ line, ledger }) => {
  const running = ledger.holds.running();
  const isTime = ledger.holds.claims.length >= CLAIMS_EACH * (ledger.holds.takenBack() + 1);
  const claim = isTime ? running[line.random.below(running.length)] : undefined;
  if (claim) {
    const { uploadId } = claim;
    const over = ledger.holds.ending(uploadId, null, 'taken back');
    const selection = { ids: [uploadId] };
    const taken = await callApi(line, 'admin', 'POST', '/api/uploads/take-back', { selection });
    const isTaken = isDone(taken) && (taken.data as { taken: number }).taken === 1;
    over(isDone(taken) && !isTaken ? 'refused' : fateOf(taken));
    if (isDone(taken) && isTaken) ledger.acknowledge('take-backs', taken, ['uploads.taken-back', uploadId]);
  }
  await pause(50);
};
