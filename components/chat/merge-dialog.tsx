import { useState } from 'react';
import { OptionPicker } from '@/components/entities/option-picker';
import { FormDialog } from '@/components/records/form-dialog';
import { notifySuccess } from '@/lib/client/notify';
import { conversationsBut, useMergeConversations } from '@/lib/client/queries/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';

interface MergeDialogProps {
  conversation: Conversation;
  /** Shows the surviving conversation. */
  onMerged: (id: string) => void;
  onClose: () => void;
}

/** Marks two conversations as being with the same person. */
export function MergeDialog({ conversation: { id, name, version }, onMerged, onClose }: MergeDialogProps) {
  const [otherId, setOtherId] = useState<string | null>(null);
  const { mutate, isPending, error } = useMergeConversations();
  const problem = error?.issues.find(({ path }) => path[0] === 'otherId') && 'Choose the other conversation.';
  const handleSave = () =>
    mutate(
      { params: { id }, body: { otherId: otherId ?? '', version } },
      {
        onSuccess: (kept) => {
          notifySuccess('Both are one conversation now.');
          onMerged(kept.id);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`Merge the conversation with ${name}`}
      description="For one person who writes in two ways. All messages are then in one place; you can undo it."
      saveLabel="Merge"
      isBusy={isPending}
      error={error}
      maxWidth="xs"
      onSave={handleSave}
      onClose={onClose}
    >
      <OptionPicker
        label="Other conversation"
        source={conversationsBut(id)}
        value={otherId}
        problem={problem}
        autoFocus
        onChange={setOtherId}
      />
    </FormDialog>
  );
}
