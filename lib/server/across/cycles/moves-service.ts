import type { EndpointAnswer } from '@/lib/contracts/base/endpoint';
import type { cycleWorkApi, Proposal } from '@/lib/contracts/cycles/cycle-work';
import { rebalance } from '@/lib/domain/cycles/rebalance';
import type { Actor } from '../../auth/actor';
import { getCycle } from '../../areas/cycles/service';
import { movableOf } from '../../areas/cycles/work-service';
import { type Move, moveUploads, openAndDone } from '../../areas/uploads/move-service';
import { orm, transaction } from '../../db/database';
import { refused } from '../../errors';

async function activeCycle(id: string) {
  const cycle = await getCycle(id);
  if (cycle.status !== 'active') throw refused('Only the work of an active cycle is moved.');
}

/** Moves that would make all editors finish at about the same time. @throws 409 unless the cycle is active. */
export async function proposeMoves(id: string): Promise<Proposal> {
  await activeCycle(id);
  const uploads = await movableOf(orm(), id);
  const editors = await openAndDone('catalog');
  const movable = (editorId: string) => uploads.filter((upload) => upload.editorId === editorId).length;
  const workers = editors.map(({ editor, open, doneADay }) => ({
    id: editor.id,
    doneADay,
    fixed: Math.max(0, open - movable(editor.id)),
  }));
  const { moves, loads } = rebalance(uploads, workers);
  const people = new Map(editors.map(({ editor }) => [editor.id, editor]));
  const sellers = new Map(uploads.map(({ id: uploadId, seller }) => [uploadId, seller]));
  return {
    people: editors.map(({ editor, open, doneADay }) => ({
      person: editor,
      doneADay,
      before: open,
      after: loads.get(editor.id) ?? open,
    })),
    moves: moves.flatMap(({ uploadId, fromId, toId }) => {
      const to = people.get(toId);
      const from = fromId === null ? null : people.get(fromId);
      return to && from !== undefined ? { uploadId, seller: sellers.get(uploadId) ?? '', from, to } : [];
    }),
  };
}

/** Moves uploads of an active cycle that are still where the user saw them. Returns those that moved. */
export async function moveWork(
  id: string,
  { moves }: { moves: readonly Move[] },
  actor: Actor,
): Promise<EndpointAnswer<typeof cycleWorkApi.move>> {
  await activeCycle(id);
  return transaction(async (tx) => {
    const known = new Set((await movableOf(tx, id)).map((upload) => upload.id));
    const wanted = moves.filter(({ uploadId }) => known.has(uploadId));
    return { movedIds: await moveUploads(tx, 'catalog', wanted, actor) };
  });
}
