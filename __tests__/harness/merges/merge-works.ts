import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import { getCase } from '@/lib/server/across/merge-requests/judge-service';
import { mergeRequested } from '@/lib/server/across/merge-requests/merge-service';
import { MERGE_STEPS } from '@/lib/server/across/merge-requests/service';
import { undoRequested } from '@/lib/server/across/merge-requests/undo-service';
import { mergeValues, undoMerge } from '@/lib/server/across/value-merges/service';
import type { Actor } from '@/lib/server/auth/actor';
import { requestOfKind, valuesToMerge } from './merge-pairs';

/** Attribute values are merged without a request. */
export type KilledKind = MergeKind | 'value';

/** A pair that is merged and unmerged repeatedly. */
export interface MergeWork {
  isMerged: () => Promise<boolean>;
  merge: (actor: Actor) => Promise<unknown>;
  undo: (actor: Actor) => Promise<unknown>;
}

async function requested(kind: MergeKind): Promise<MergeWork> {
  const id = await requestOfKind(kind);
  return {
    isMerged: async () => (await getCase(id)).request.status === 'merged',
    merge: async (actor) => {
      const { request } = await getCase(id);
      if (request.status === 'undone')
        await MERGE_STEPS.transition(id, { to: 'open', version: request.version }, actor);
      const found = await getCase(id);
      const fromLoser = found.fields
        .filter(({ pick, isFixed }) => pick === 'loser' && !isFixed)
        .map(({ name }) => name);
      const versions = { survivorVersion: found.survivor.version, loserVersion: found.loser.version };
      const wanted = { survivorId: found.survivor.id, fromLoser, version: found.request.version, ...versions };
      await mergeRequested(id, wanted, actor);
    },
    undo: async (actor) =>
      undoRequested(id, { version: (await getCase(id)).request.version, stay: [], back: [], give: [] }, actor),
  };
}

/** How two records of a kind are merged and unmerged. */
export async function workOf(kind: KilledKind): Promise<MergeWork> {
  if (kind !== 'value') return requested(kind);
  const { pair, mergeId } = await valuesToMerge();
  return {
    isMerged: async () => mergeId !== null,
    merge: (actor) => mergeValues(pair, actor),
    undo: async (actor) => undoMerge((await valuesToMerge()).mergeId ?? '', actor),
  };
}
