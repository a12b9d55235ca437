import { type QueryKey, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { type ApiError, toApiError } from '@/lib/client/http/api-error';
import { call } from '@/lib/client/http/call';
import { notifyError } from '@/lib/client/notify';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { type Page, PAGE_SIZE } from '@/lib/contracts/base/list';
import type { reviewHoldCalls, WithOthers } from '@/lib/contracts/base/review-holds';
import type { Person } from '@/lib/contracts/users/staff';
import { fetchData } from './fetch-data';

/** A record as the review knows it. */
export interface Reviewed {
  id: string;
  status: string;
  statusChangedAt: string;
  reviewedBy: Person | null;
}

/** What of an area is reviewed, and by which calls. */
export interface ReviewSource<Row extends Reviewed> extends Pick<
  ReturnType<typeof reviewHoldCalls>,
  'take' | 'giveBack'
> {
  queue: Endpoint;
  key: QueryKey;
  record: z.ZodMiniType<Row>;
  /** What sentences call one. */
  nameOf: (row: Row) => string;
  /** "in review". */
  statusWords: (row: Row) => string;
}

type Queue<Row> = Page<Row> & { withOthers: WithOthers };

/** Records fetched at a time: the next ones are there before they are wanted. */
const AHEAD = 10;

/** Others take records and leave them meanwhile, so it is looked at again and again. */
const LOOK_EVERY_MS = 20_000;

/** As many at least that one is on the screen and one comes next beside those that were put off. */
const limitFor = (putOff: number) => Math.min(AHEAD * Math.ceil((putOff + 2) / AHEAD), PAGE_SIZE.max);

function waiting<Row extends Reviewed>({ queue, key }: ReviewSource<Row>, limit: number, from: string | null) {
  const input = { query: { limit, ...(from !== null && { cursor: from }) } };
  return queryOptions({
    queryKey: [...key, limit, from],
    queryFn: (context) => fetchData(queue, input as never)(context) as Promise<Queue<Row>>,
    staleTime: 0,
    refetchInterval: LOOK_EVERY_MS,
  });
}

/**
 * What waits for a review by the person, who put off so many of the page that begins there, the longest waiting first.
 * Of another page nothing is shown meanwhile: its first was put off.
 */
export const useReviewQueue = <Row extends Reviewed>(source: ReviewSource<Row>, putOff: number, from: string | null) =>
  useQuery({
    ...waiting(source, limitFor(putOff), from),
    placeholderData: (before: Queue<Row> | undefined, query) => (query?.queryKey.at(-1) === from ? before : undefined),
  });

/** Says so when somebody else judged a record in the meantime: it is gone from the queue without a word otherwise. */
export function tellIfJudged<Row extends Reviewed>(
  { record, nameOf, statusWords }: ReviewSource<Row>,
  { code, current }: ApiError,
  me: string | undefined,
): void {
  const now = code === 'changed_meanwhile' ? record.safeParse(current).data : undefined;
  if (!now || now.status === 'in_review') return;
  const { id, name } = now.reviewedBy ?? { id: null, name: 'A colleague' };
  notifyError(`${id === me ? 'You already decided' : `${name} decided first`}: ${nameOf(now)} is ${statusWords(now)}.`);
}

/** Takes a record out of the queue before the server is asked again, so that the next one is there at once. */
export function useTakeOut<Row extends Reviewed>({ key }: ReviewSource<Row>) {
  const queryClient = useQueryClient();
  return (id: string) =>
    queryClient.setQueriesData<Queue<Row>>(
      { queryKey: key },
      (page) => page && { ...page, rows: page.rows.filter((row) => row.id !== id) },
    );
}

/**
 * Says that the person looks at a record. One that another looks at, or that was judged, leaves the queue; gives the
 * server's sentence then.
 */
export function useTakeReview<Row extends Reviewed>(source: ReviewSource<Row>, id: string) {
  const queryClient = useQueryClient();
  const takeOut = useTakeOut(source);
  return async (): Promise<string | null> => {
    try {
      await call(source.take, { params: { id } }, { showsErrors: 'caller' });
    } catch (error) {
      const { status, message } = toApiError(error);
      // Whatever else went wrong, the next sign of life is another try.
      if (status !== 404 && status !== 409) return null;
      takeOut(id);
      void queryClient.invalidateQueries({ queryKey: source.key });
      return message;
    }
    return null;
  };
}

/** Says that the person looks at a record no more. Nobody waits for it: a hold that is not given back ends by itself. */
export async function giveBackReview<Row extends Reviewed>({ giveBack }: ReviewSource<Row>, id: string): Promise<void> {
  try {
    await call(giveBack, { params: { id } }, { showsErrors: 'caller' });
  } catch {
    // It ends within minutes.
  }
}
