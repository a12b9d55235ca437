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

/** Review data of a record. */
export interface Reviewed {
  id: string;
  status: string;
  statusChangedAt: string;
  reviewedBy: Person | null;
}

/** Record type under review, with its calls. */
export interface ReviewSource<Row extends Reviewed> extends Pick<
  ReturnType<typeof reviewHoldCalls>,
  'take' | 'giveBack'
> {
  queue: Endpoint;
  key: QueryKey;
  record: z.ZodMiniType<Row>;
  /** Name used in sentences. */
  nameOf: (row: Row) => string;
  /** "in review". */
  statusWords: (row: Row) => string;
}

type Queue<Row> = Page<Row> & { withOthers: WithOthers };

/** Records fetched at a time, so that the next ones are ready. */
const AHEAD = 10;

/** Polling interval, because others take and release records meanwhile. */
const LOOK_EVERY_MS = 20_000;

/** At least the current and the next record, in addition to the skipped ones. */
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
 * The user's review queue from this page on, longest waiting first, sized for the skipped records. No stale rows of
 * another page: its first record was skipped.
 */
export const useReviewQueue = <Row extends Reviewed>(source: ReviewSource<Row>, putOff: number, from: string | null) =>
  useQuery({
    ...waiting(source, limitFor(putOff), from),
    placeholderData: (before: Queue<Row> | undefined, query) => (query?.queryKey.at(-1) === from ? before : undefined),
  });

/** Notifies the user when another reviewer decided a record meanwhile; otherwise it would leave the queue silently. */
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

/** Removes a record from the cached queue before refetching, so that the next one appears immediately. */
export function useTakeOut<Row extends Reviewed>({ key }: ReviewSource<Row>) {
  const queryClient = useQueryClient();
  return (id: string) =>
    queryClient.setQueriesData<Queue<Row>>(
      { queryKey: key },
      (page) => page && { ...page, rows: page.rows.filter((row) => row.id !== id) },
    );
}

/**
 * Holds a record for review. If another reviewer holds it or decided it, it leaves the queue and the server's message
 * is returned.
 */
export function useTakeReview<Row extends Reviewed>(source: ReviewSource<Row>, id: string) {
  const queryClient = useQueryClient();
  const takeOut = useTakeOut(source);
  return async (): Promise<string | null> => {
    try {
      await call(source.take, { params: { id } }, { showsErrors: 'caller' });
    } catch (error) {
      const { status, message } = toApiError(error);
      // Any other failure is retried by the next heartbeat.
      if (status !== 404 && status !== 409) return null;
      takeOut(id);
      void queryClient.invalidateQueries({ queryKey: source.key });
      return message;
    }
    return null;
  };
}

/** Releases a record. Callers do not wait: an unreleased hold expires by itself. */
export async function giveBackReview<Row extends Reviewed>({ giveBack }: ReviewSource<Row>, id: string): Promise<void> {
  try {
    await call(giveBack, { params: { id } }, { showsErrors: 'caller' });
  } catch {
    // The hold expires within minutes.
  }
}
