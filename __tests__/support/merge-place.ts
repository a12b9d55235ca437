import type { MergeCase } from '@/lib/contracts/merges/merge-record';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import type { MergeKind } from '@/lib/domain/merges/merge-kinds';
import type { serveApi } from './api';
import type { Person } from './order-place';

/** Merge request calls, as one user. */
export function mergeCalls(api: ReturnType<typeof serveApi>, as: Person) {
  const get = async (id: string, survivorId?: string) =>
    (await api.call(mergeRequestsApi.get, { params: { id }, query: survivorId ? { survivorId } : {} }, { as })).data;
  const merge = ({ request, survivor, loser }: MergeCase, fromLoser: string[] = []) =>
    api.call(
      mergeRequestsApi.merge,
      {
        params: { id: request.id },
        body: {
          ...{ survivorId: survivor.id, fromLoser, version: request.version },
          ...{ survivorVersion: survivor.version, loserVersion: loser.version },
        },
      },
      { as },
    );
  const ask = (kind: MergeKind, recordId: string, otherId: string, note = 'Same shop.') =>
    api.call(mergeRequestsApi.ask, { body: { kind, recordId, otherId, note } }, { as });
  return {
    ask,
    get,
    merge,
    /** Requests a merge and merges the second record into the first. */
    merged: async (kind: MergeKind, survivorId: string, loserId: string, fromLoser: string[] = []) => {
      const { data } = await ask(kind, survivorId, loserId);
      return (await merge(await get(data.id, survivorId), fromLoser)).data;
    },
    preview: async (id: string) => (await api.call(mergeRequestsApi.undoPreview, { params: { id } }, { as })).data,
    undo: (
      { id, version }: { id: string; version: number },
      choices: Partial<Record<'stay' | 'back' | 'give', string[]>> = {},
    ) =>
      api.call(
        mergeRequestsApi.undo,
        { params: { id }, body: { version, stay: [], back: [], give: [], ...choices } },
        { as },
      ),
    step: (id: string, to: 'open' | 'different' | 'refused', version: number, reason?: string) =>
      api.call(mergeRequestsApi.transition, { params: { id }, body: { to, version, reason } }, { as }),
    of: async (kind: MergeKind, recordId: string) =>
      (await api.call(mergeRequestsApi.ofRecord, { query: { kind, recordId } }, { as })).data,
    list: async (query: Record<string, unknown> = {}) =>
      (await api.call(mergeRequestsApi.list, { query }, { as })).data,
  };
}
