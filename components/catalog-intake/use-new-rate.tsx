import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { notifyUndoable } from '@/components/records/notify-undoable';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { tellFailure } from '@/lib/client/http/tell-failure';
import { useGiveRateBack, useTakeRate } from '@/lib/client/queries/whatsapp-posts';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { RATE_GUARD_PERCENT } from '@/lib/domain/catalogs/rate-change';
import { newRateWords, rateTakenWords } from './post-words';

/** Accepts new rates, each with an undo; a large change asks for confirmation first. */
export function useNewRate() {
  const { mutate, isPending } = useTakeRate();
  const { mutate: sendBack } = useGiveRateBack();
  const [asked, setAsked] = useState<Post | null>(null);
  const giveBack = ({ id }: Post) => sendBack(id);
  const send = (post: Post, isMeant: boolean) =>
    mutate(
      { post, isMeant },
      {
        onSuccess: () => {
          setAsked(null);
          notifyUndoable(rateTakenWords(post), () => giveBack(post), post.id);
        },
        onError: (error) => {
          const isQuestion = error.code === 'not_meant';
          setAsked(isQuestion ? post : null);
          if (!isQuestion) tellFailure(error);
        },
      },
    );
  /** Returns whether there is a rate to accept. */
  const take = (post: Post | undefined): boolean => {
    if (post?.state !== 'new-rate') return false;
    if (!isPending) send(post, false);
    return true;
  };
  const dialog = asked && (
    <ConfirmDialog
      isOpen
      title="Is this right?"
      confirmLabel="Yes, accept the rate"
      isBusy={isPending}
      onConfirm={() => send(asked, true)}
      onCancel={() => setAsked(null)}
    >
      <Typography>
        {newRateWords(asked)}. This changes the rate by more than {RATE_GUARD_PERCENT} %.
      </Typography>
    </ConfirmDialog>
  );
  return { take, giveBack, dialog };
}
