import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import type { EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import { type Post, POSTS_LIMIT, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { fetchData } from './fetch-data';
import { whatsappImportKeys } from './whatsapp-imports';

/** What changes when posts do: they themselves, what an import counts, and catalogs with their work items. */
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

/** The senders who are a seller. */
export const useSendersOf = (sellerId: string) =>
  useQuery({
    queryKey: ['whatsappPosts', 'senders', sellerId],
    queryFn: fetchData(whatsappPostsApi.sendersOf, { query: { sellerId } }),
  });

/** Says which seller somebody who posts is. */
export const useMatchSender = () =>
  usePostChange(({ id, sellerId }: { id: string; sellerId: string | null }) =>
    call(whatsappPostsApi.matchSender, { params: { id }, body: { sellerId } }),
  );

type Made = EndpointAnswer<typeof whatsappPostsApi.make>;

/** Does something with as many posts as one call takes, then with the next ones. */
async function inParts<Answer>(
  postIds: readonly string[],
  work: (part: string[]) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let start = 0; start < postIds.length; start += POSTS_LIMIT)
    answers.push(await work(postIds.slice(start, start + POSTS_LIMIT)));
  return answers;
}

/** Makes catalogs of posts. */
export const useMakeCatalogs = () =>
  usePostChange(async ({ postIds, leaveOut }: { postIds: readonly string[]; leaveOut: string[] }): Promise<Made> => {
    const parts = await inParts(postIds, (part) => call(whatsappPostsApi.make, { body: { postIds: part, leaveOut } }));
    return {
      made: parts.reduce((sum, { made }) => sum + made, 0),
      uploadIds: parts.flatMap(({ uploadIds }) => uploadIds),
      left: parts.flatMap(({ left }) => left),
    };
  });

/** Says of posts that they are something else. */
export const useSettlePosts = () =>
  usePostChange(async ({ postIds, ...state }: EndpointInput<typeof whatsappPostsApi.settle>['body']) => {
    const parts = await inParts(postIds, (part) =>
      call(whatsappPostsApi.settle, { body: { postIds: part, ...state } }),
    );
    return { settled: parts.reduce((sum, { settled }) => sum + settled, 0) };
  });

/** Reopens settled posts: one with a new rate as that, others as new. */
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

/** Adds the photos of a post to a catalog that is there. */
export const useAddPostTo = () =>
  usePostChange(({ post: { id, version }, catalogId, leaveOut }: Adding) =>
    call(whatsappPostsApi.addTo, { params: { id }, body: { catalogId, leaveOut, version } }),
  );

/** Gives a catalog the new rate of a post. The caller shows errors: one may be a question. */
export const useTakeRate = () =>
  usePostChange(({ post: { id, version, newRate }, isMeant }: { post: Post; isMeant: boolean }) =>
    call(
      whatsappPostsApi.takeRate,
      { params: { id }, body: { was: newRate?.was ?? null, isMeant, version } },
      { showsErrors: 'caller' },
    ),
  );

/** Gives a catalog the rate it had before. */
export const useGiveRateBack = () =>
  usePostChange((id: string) => call(whatsappPostsApi.giveRateBack, { params: { id } }));

export const useJoinPosts = () =>
  usePostChange((postIds: string[]) => call(whatsappPostsApi.join, { body: { postIds } }));

/** Parts posts again that were joined to this one. */
export const useUndoJoin = () =>
  usePostChange(({ id, version }: Post) => call(whatsappPostsApi.undoJoin, { params: { id }, body: { version } }));

interface PhotoMove {
  post: Post;
  photoIds: string[];
  /** Null for a post that is no catalog. */
  toId: string | null;
  at?: number;
}

/** Moves photos of a post within it, to another, or out of the board. */
export const useMovePhotos = () =>
  usePostChange(({ post: { id, version }, ...move }: PhotoMove) =>
    call(whatsappPostsApi.movePhotos, { params: { id }, body: { ...move, version } }),
  );

/** Makes a post of its own out of the photos from a place on. */
export const useSplitPost = () =>
  usePostChange(({ post: { id, version }, from }: { post: Post; from: number }) =>
    call(whatsappPostsApi.split, { params: { id }, body: { from, version } }),
  );
