import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import type { EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import { type Post, POSTS_LIMIT, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { fetchData } from './fetch-data';
import { whatsappImportKeys } from './whatsapp-imports';

/** Queries that depend on posts: the posts themselves, import counters, catalogs and their work items. */
const CHANGED = [['whatsappPosts'], whatsappImportKeys.all, ['catalogs'], ['uploads']];

function usePostChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: async () => {
      await Promise.all(CHANGED.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}

/** Senders that belong to a seller. */
export const useSendersOf = (sellerId: string) =>
  useQuery({
    queryKey: ['whatsappPosts', 'senders', sellerId],
    queryFn: fetchData(whatsappPostsApi.sendersOf, { query: { sellerId } }),
  });

/** Assigns a sender to a seller. */
export const useMatchSender = () =>
  usePostChange(({ id, sellerId }: { id: string; sellerId: string | null }) =>
    call(whatsappPostsApi.matchSender, { params: { id }, body: { sellerId } }),
  );

type Made = EndpointAnswer<typeof whatsappPostsApi.make>;

/** Processes posts in batches of the call's maximum size. */
async function inParts<Answer>(
  postIds: readonly string[],
  work: (part: string[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < postIds.length; start += POSTS_LIMIT)
    answers.push(await work(postIds.slice(start, start + POSTS_LIMIT)));
  return answers;
}

/** Creates catalogs from posts. */
export const useMakeCatalogs = () =>
  usePostChange(async ({ postIds, leaveOut }: { postIds: readonly string[]; leaveOut: string[] }): Promise<Made> => {
    const parts = await inParts(postIds, (part) => call(whatsappPostsApi.make, { body: { postIds: part, leaveOut } }));
    return {
      made: parts.reduce((sum, { made }) => sum + made, 0),
      uploadIds: parts.flatMap(({ uploadIds }) => uploadIds),
      left: parts.flatMap(({ left }) => left),
    };
  });

/** Marks posts as something other than a catalog. */
export const useSettlePosts = () =>
  usePostChange(async ({ postIds, ...state }: EndpointInput<typeof whatsappPostsApi.settle>['body']) => {
    const parts = await inParts(postIds, (part) =>
      call(whatsappPostsApi.settle, { body: { postIds: part, ...state } }),
    );
    return { settled: parts.reduce((sum, { settled }) => sum + settled, 0) };
  });

/** Reopens settled posts: those with a new rate as such, others as new. */
export const useBringBack = () =>
  usePostChange(async (posts: readonly Post[]) => {
    let settled = 0;
    for (const state of ['new', 'new-rate'] as const) {
      const isOfRate = ({ newRate, duplicateOf }: Post) => newRate !== null && duplicateOf !== null;
      const due = posts.filter((post) => isOfRate(post) === (state === 'new-rate')).map(({ id }) => id);
      const answers = await inParts(due, (postIds) => call(whatsappPostsApi.settle, { body: { postIds, state } }));
      settled += answers.reduce((sum, answer) => sum + answer.settled, 0);
    }
    return { settled };
  });

interface Adding {
  post: Post;
  catalogId: string;
  leaveOut: string[];
}

/** Adds the photos of a post to an existing catalog. */
export const useAddPostTo = () =>
  usePostChange(({ post: { id, version }, catalogId, leaveOut }: Adding) =>
    call(whatsappPostsApi.addTo, { params: { id }, body: { catalogId, leaveOut, version } }),
  );

/** Applies the new rate of a post to a catalog. The caller shows errors: one may be a question. */
export const useTakeRate = () =>
  usePostChange(({ post: { id, version, newRate }, isMeant }: { post: Post; isMeant: boolean }) =>
    call(
      whatsappPostsApi.takeRate,
      { params: { id }, body: { was: newRate?.was ?? null, isMeant, version } },
      { showsErrors: 'caller' },
    ),
  );

/** Restores the previous rate of a catalog. */
export const useGiveRateBack = () =>
  usePostChange((id: string) => call(whatsappPostsApi.giveRateBack, { params: { id } }));

export const useJoinPosts = () =>
  usePostChange((postIds: string[]) => call(whatsappPostsApi.join, { body: { postIds } }));

/** Splits off posts that were joined to this one. */
export const useUndoJoin = () =>
  usePostChange(({ id, version }: Post) => call(whatsappPostsApi.undoJoin, { params: { id }, body: { version } }));

interface PhotoMove {
  post: Post;
  photoIds: string[];
  /** Null for a post that became no catalog. */
  toId: string | null;
  at?: number;
}

/** Moves photos within a post, to another post, or off the board. */
export const useMovePhotos = () =>
  usePostChange(({ post: { id, version }, ...move }: PhotoMove) =>
    call(whatsappPostsApi.movePhotos, { params: { id }, body: { ...move, version } }),
  );

/** Splits the photos from a position on into a new post. */
export const useSplitPost = () =>
  usePostChange(({ post: { id, version }, from }: { post: Post; from: number }) =>
    call(whatsappPostsApi.split, { params: { id }, body: { from, version } }),
  );
