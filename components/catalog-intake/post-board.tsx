import MarkChatRead from '@mui/icons-material/MarkChatReadOutlined';
import Box from '@mui/material/Box';
import dynamic from 'next/dynamic';
import { useRef, useState } from 'react';
import { LoadMore } from '@/components/ui/load-more';
import { TOP_BAR_HEIGHT } from '@/config/theme';
import { QueryFailure } from '@/components/records/query-failure';
import { CheckBox } from '@/components/ui/check-box';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { ListQuery } from '@/lib/client/list-state';
import { useList } from '@/lib/client/queries/list';
import { useAboutSellers } from '@/lib/client/queries/options';
import { useMakeCatalogs } from '@/lib/client/queries/whatsapp-posts';
import { type Post, whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { MadeNote } from './made-note';
import { PostActions } from './post-actions';
import { PostCard } from './post-card';
import type { Neighbours } from './post-photos';
import { runsOf, SENDERS_BESIDE, SenderPosts } from './sender-posts';
import { useNewRate } from './use-new-rate';
import { useLikenessCheck } from './use-likeness-check';
import { usePostChoice } from './use-post-choice';
import { usePostKeys } from './use-post-keys';

const PostDialog = dynamic(() => import('./post-dialog').then((module) => module.PostDialog), { ssr: false });

/** Adjacent new posts of the same sender. */
function neighboursOf(posts: readonly Post[], post: Post): Neighbours {
  const theirs = posts.filter(({ sender, state }) => sender.id === post.sender.id && state === 'new');
  const place = theirs.indexOf(post);
  return place < 0 ? {} : { before: theirs[place - 1], after: theirs[place + 1] };
}

/** Photos of posts to check before they go into catalogs; posts without a known seller are skipped. */
const toCheck = (posts: readonly Post[]) =>
  posts.flatMap(({ sender: { seller }, photos }) =>
    seller ? photos.map(({ id }) => ({ id, sellerId: seller.id })) : [],
  );

/** Groups posts by sender, in order of each sender's first post. Sellers in a group chat post by turns. */
function bySender(posts: readonly Post[]): Post[] {
  const theirs = new Map<string, Post[]>();
  for (const post of posts) theirs.set(post.sender.id, [...(theirs.get(post.sender.id) ?? []), post]);
  return [...theirs.values()].flat();
}

interface PostBoardProps {
  query: ListQuery<typeof whatsappPostsApi.list>;
  /** True when posts are grouped by sender, whatever their time. */
  isGrouped?: boolean;
  /** Shown when there are no posts. */
  emptyText: string;
  /** Focuses the search field, where there is one. */
  onSearch?: () => boolean;
}

/** Posts as cards, grouped by sender. Selected posts are turned into catalogs, joined or settled. */
export function PostBoard({ query, isGrouped = false, emptyText, onSearch = () => false }: PostBoardProps) {
  const { data, error, refetch, ...more } = useList(whatsappPostsApi.list, query);
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const posts = isGrouped ? bySender(rows) : rows;
  const sellerIds = [...new Set(posts.flatMap(({ sender: { seller } }) => seller?.id ?? []))];
  const about = useAboutSellers(sellerIds);
  const choice = usePostChoice(posts);
  const [openAt, setOpenAt] = useState<{ id: string; photo?: number } | null>(null);
  const open = (id: string, photo?: number) => setOpenAt({ id, photo });
  const { mutate, isPending, data: made, reset } = useMakeCatalogs();
  const cards = useRef<HTMLDivElement>(null);

  const likeness = useLikenessCheck();
  const rates = useNewRate();
  const isMaking = isPending || likeness.isChecking;

  const make = () => {
    const chosen = choice.chosen.filter(({ state }) => state === 'new');
    if (chosen.length === 0 || isMaking) return false;
    likeness.check(toCheck(chosen), ({ leaveOut, group }) =>
      mutate(
        { postIds: chosen.map(({ id }) => id), leaveOut: [...leaveOut] },
        { onSuccess: () => (choice.clear(), group()) },
      ),
    );
    return true;
  };
  const leave = () => {
    choice.clear();
    return choice.chosen.length > 0;
  };
  const takeRate = (id: string) => rates.take(posts.find((post) => post.id === id));
  usePostKeys({ cards, choose: choice.toggle, open, make, takeRate, search: onSearch, leave });

  const opened = posts.find(({ id }) => id === openAt?.id);
  if (error && !data) return <QueryFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonLines count={4} height={200} />;
  return (
    <>
      {made && <MadeNote made={made.made} uploads={made.uploadIds.length} left={made.left} onClose={reset} />}
      {posts.length === 0 && <EmptyState icon={<MarkChatRead />} title={emptyText} />}
      {posts.length > 0 && (
        <Box
          sx={{
            position: 'sticky',
            top: TOP_BAR_HEIGHT,
            zIndex: 2,
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1.5,
            minHeight: 56,
            py: 1,
            bgcolor: 'background.default',
          }}
        >
          <Box component="label" sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', cursor: 'pointer' }}>
            <CheckBox
              checked={choice.chosen.length === posts.length}
              isPartial={choice.chosen.length > 0 && choice.chosen.length < posts.length}
              onChange={(event) => choice.chooseAll(event.target.checked)}
            />
            All {posts.length} shown here
          </Box>
          {choice.chosen.length > 0 && (
            <PostActions chosen={choice.chosen} isMaking={isMaking} onMake={make} clear={choice.clear} />
          )}
        </Box>
      )}
      <Box sx={{ containerType: 'inline-size' }}>
        <Box ref={cards} sx={SENDERS_BESIDE}>
          {runsOf(posts).map((theirs) => (
            <SenderPosts
              key={theirs[0]?.id}
              posts={theirs}
              about={about?.get(theirs[0]?.sender.seller?.id ?? '')}
              card={(post) => (
                <PostCard
                  key={post.id}
                  post={post}
                  isChosen={choice.isChosen(post.id)}
                  onChoose={choice.toggle}
                  onOpen={open}
                  onTakeRate={rates.take}
                  onGiveRateBack={rates.giveBack}
                />
              )}
            />
          ))}
        </Box>
      </Box>
      <LoadMore {...more} />
      {likeness.dialog}
      {rates.dialog}
      {opened && (
        <PostDialog
          post={opened}
          neighbours={neighboursOf(posts, opened)}
          first={openAt?.photo}
          onTake={rates.take}
          onGiveBack={rates.giveBack}
          onClose={() => setOpenAt(null)}
        />
      )}
    </>
  );
}
