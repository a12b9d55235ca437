import Button from '@mui/material/Button';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { notifySuccess } from '@/lib/client/notify';
import { useEraseConversation } from '@/lib/client/queries/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';

/** Deletes a person's messages on their request. */
export function EraseButton({ id, name }: Pick<Conversation, 'id' | 'name'>) {
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useEraseConversation();
  const close = () => setIsAsking(false);
  const handleConfirm = () =>
    mutate(
      { params: { id } },
      {
        onSuccess: () => {
          close();
          notifySuccess(`What ${name} wrote is deleted.`);
        },
        onError: close,
      },
    );
  return (
    <>
      <Button size="small" color="error" onClick={() => setIsAsking(true)}>
        Delete what this person wrote
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete what ${name} wrote?`}
        confirmLabel="Delete"
        isBusy={isPending}
        onConfirm={handleConfirm}
        onCancel={close}
      >
        Every message they wrote in this conversation goes for good, with the photos nothing else shows: from search,
        quotes, new exports and what WhatsApp reported. Answers and notes of staff stay, and so do files that were
        exported and backups that were made before. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}
