import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { mayCall } from '@/lib/client/may-call';
import { notifySuccess } from '@/lib/client/notify';
import { notifyUndoable } from '@/components/records/notify-undoable';
import { useBringBack, useJoinPosts, useSettlePosts, useUndoJoin } from '@/lib/client/queries/whatsapp-posts';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type Post, POSTS_LIMIT } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { counted } from './post-words';

const PostCatalogDialog = dynamic(() => import('./post-catalog-dialog').then((module) => module.PostCatalogDialog), {
  ssr: false,
});

const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id);

interface PostActionsProps {
  chosen: readonly Post[];
  isMaking: boolean;
  onMake: () => void;
  clear: () => void;
}

/** Actions for the selected posts. */
export function PostActions({ chosen, isMaking, onMake, clear }: PostActionsProps) {
  const { mutate: settle, isPending: isSettling } = useSettlePosts();
  const { mutate: bringBack, isPending: isReturning } = useBringBack();
  const { mutate: join, isPending: isJoining } = useJoinPosts();
  const { mutate: part } = useUndoJoin();
  const open = chosen.filter(({ state }) => state === 'new');
  const rates = chosen.filter(({ state }) => state === 'new-rate');
  const due = [...open, ...rates];
  const back = chosen.filter(({ state }) => state === 'not-catalog' || state === 'duplicate');
  const isOneSender = new Set(chosen.map(({ sender }) => sender.id)).size === 1;
  const { fo } = useCurrentUser();
  const [picking, setPicking] = useState<'add' | 'original' | null>(null);
  const [one] = chosen.length === 1 && open.length === 1 ? open : [];
  const canPick = one?.sender.seller && mayCall(catalogsApi.list, fo);
  const canJoin = chosen.length > 1 && chosen.length <= POSTS_LIMIT && isOneSender && open.length === chosen.length;

  const handleSettle = (state: 'not-catalog' | 'duplicate') => {
    const told = `${counted(due.length, 'post')} marked as ${state === 'duplicate' ? 'duplicate' : 'not a catalog'}.`;
    const undo = () => bringBack(due);
    settle({ postIds: idsOf(due), state }, { onSuccess: () => (clear(), notifyUndoable(told, undo)) });
  };
  const handleBack = () =>
    bringBack(back, {
      onSuccess: ({ settled }) => (clear(), notifySuccess(`${counted(settled, 'post')} restored.`)),
    });
  const handleNew = () =>
    settle(
      { postIds: idsOf(rates), state: 'new' },
      { onSuccess: ({ settled }) => (clear(), notifySuccess(`${counted(settled, 'post')} marked as new.`)) },
    );
  const handleJoin = () =>
    join(idsOf(chosen), {
      onSuccess: (whole) => (
        clear(),
        notifyUndoable(`${counted(chosen.length, 'post')} merged into one.`, () => part(whole), whole.id)
      ),
    });
  return (
    <Box
      role="group"
      aria-label="Actions for the selected posts"
      // On a phone below the selection: beside it the buttons would stack.
      sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 0.5, sm: 1 }, flex: { xs: '1 0 100%', sm: 1 } }}
    >
      <Typography role="status" sx={{ alignSelf: 'center', mr: 1 }}>
        {chosen.length} selected
      </Typography>
      <Button
        variant="contained"
        aria-keyshortcuts="m"
        loading={isMaking}
        disabled={open.length === 0}
        onClick={onMake}
      >
        Make {counted(open.length, 'catalog')}
      </Button>
      {canJoin && (
        <Button color="inherit" loading={isJoining} onClick={handleJoin}>
          Merge posts
        </Button>
      )}
      {canPick && one.photos.length > 0 && (
        <Button color="inherit" onClick={() => setPicking('add')}>
          Add to a catalog…
        </Button>
      )}
      {due.length > 0 && (
        <>
          <Button color="inherit" disabled={isSettling} onClick={() => handleSettle('not-catalog')}>
            Not a catalog
          </Button>
          <Button color="inherit" disabled={isSettling} onClick={() => handleSettle('duplicate')}>
            Duplicate
          </Button>
          {canPick && (
            <Button color="inherit" disabled={isSettling} onClick={() => setPicking('original')}>
              Duplicate of…
            </Button>
          )}
        </>
      )}
      {rates.length > 0 && (
        <Button color="inherit" disabled={isSettling} onClick={handleNew}>
          New goods, not a new rate
        </Button>
      )}
      {back.length > 0 && (
        <Button color="inherit" disabled={isReturning} onClick={handleBack}>
          Restore
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      <Button color="inherit" onClick={clear}>
        Clear selection
      </Button>
      {one && picking && (
        <PostCatalogDialog post={one} does={picking} onDone={clear} onClose={() => setPicking(null)} />
      )}
    </Box>
  );
}
