import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { type BulkChange, bulkChangesApi } from '@/lib/contracts/bulk-changes';
import { jobsApi } from '@/lib/contracts/jobs';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import type { BulkList } from '@/lib/domain/lists/bulk-changes';
import { bulkChangeJob } from '@/lib/server/across/bulk-changes/job-service';
import { newId } from '@/lib/server/db/schema/columns';
import type { JobKind, JobRun } from '@/lib/server/platform/jobs/job-kind';
import type { Api } from './api';
import type { makeSession } from './factories';
import { workOff } from './work-off';

type Session = Awaited<ReturnType<typeof makeSession>>;
type Body = EndpointInput<typeof bulkChangesApi.preview>['body'];
type Wish<List extends BulkList> = Extract<Body, { list: List }>;

interface Start {
  id?: string;
  as?: Session;
  /** Stamp of the preview the user saw. */
  stamp?: string;
}

/** Bulk change calls on a list, as this user. */
export function bulkChanging<List extends BulkList = 'sellers'>(api: Api, who: () => Session, list?: List) {
  type Change = Wish<List>['change'];
  const wish = (selection: Body['selection'], change: Change) =>
    ({ list: list ?? 'sellers', selection, change }) as unknown as Wish<List>;
  const at = ({ id }: { id: string }) => ({ params: { id } });
  const preview = (selection: Body['selection'], change: Change, as = who()) =>
    api.call(bulkChangesApi.preview, { body: wish(selection, change) }, { as });
  const start = (selection: Body['selection'], change: Change, { id = newId(), as = who(), stamp }: Start = {}) =>
    api.call(bulkChangesApi.start, { body: { ...wish(selection, change), id, stamp } }, { as });
  const refresh = async (bulk: { id: string }, as = who()): Promise<BulkChange> =>
    (await api.call(bulkChangesApi.get, at(bulk), { as })).data;
  const rowsOf = async (bulk: { id: string }, query: EndpointInput<typeof bulkChangesApi.rows>['query'] = {}) =>
    (await api.call(bulkChangesApi.rows, { ...at(bulk), query }, { as: who() })).data;
  const undo = (bulk: { id: string }, as = who()) => api.call(bulkChangesApi.undo, at(bulk), { as });
  return {
    preview,
    start,
    refresh,
    rowsOf,
    undo,
    /** Starts a change and runs its job. */
    run: async (...input: Parameters<typeof start>): Promise<BulkChange> => {
      const { data } = await start(...input);
      await workOff();
      return refresh(data, input[2]?.as);
    },
    /** Undoes a change and runs the job. */
    takeBack: async (bulk: { id: string }): Promise<BulkChange> => {
      const { data } = await undo(bulk);
      await workOff();
      return refresh(data);
    },
    cancel: ({ job }: BulkChange) => api.call(jobsApi.cancel, at(job ?? { id: '' }), { as: who() }),
    seller: async (one: { id: string }) => (await api.call(sellersApi.get, at(one), { as: who() })).data,
  };
}

/** The bulk change job, with its run altered by the test. */
export const bulkJob = (change: (given: JobRun<never>) => JobRun<never>): JobKind => {
  const kind = bulkChangeJob as JobKind;
  return { ...kind, run: (given) => kind.run(change(given)) };
};

/** A user requests a stop during the first step. */
export const cancelledAtOnce = (given: JobRun<never>, cancel: () => Promise<unknown>): JobRun<never> => ({
  ...given,
  step: async (work) => {
    await cancel();
    return given.step(work);
  },
});
