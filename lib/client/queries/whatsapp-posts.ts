import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/client/http/call';
import type { EndpointAnswer, EndpointInput } from '@/lib/contracts/base/endpoint';
import { type Post, POSTS_LIMIT, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
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

/** Puts posts aside, or brings them back. */
export const useSettlePosts = () =>
  usePostChange(async ({ postIds, ...state }: EndpointInput<typeof whatsappPostsApi.settle>['body']) => {
    const parts = await inParts(postIds, (part) =>
      call(whatsappPostsApi.settle, { body: { postIds: part, ...state } }),
    );
    return { settled: parts.reduce((sum, { settled }) => sum + settled, 0) };
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

export const useJoinPosts = () =>
  usePostChange((postIds: string[]) => call(whatsappPostsApi.join, { body: { postIds } }));

/** Makes a post of its own out of the photos from a place on. */
export const useSplitPost = () =>
  usePostChange(({ post: { id, version }, from }: { post: Post; from: number }) =>
    call(whatsappPostsApi.split, { params: { id }, body: { from, version } }),
  );
