import { useState } from 'react';
import { FormDialog } from '@/components/records/form-dialog';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { notifySuccess } from '@/lib/client/notify';
import { useChatSettings, useSaveChatSettings } from '@/lib/client/queries/conversations';
import type { ChatSettings } from '@/lib/contracts/chat/chat-record';
import { AlertChoice } from './alert-choice';
import { QuickReplyEditor } from './quick-reply-editor';

/** Inbox settings for the whole team, and the quick replies. */
export function ChatSettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error } = useChatSettings();
  if (data) return <SettingsForm settings={data} onClose={onClose} />;
  return (
    <FormDialog title="Chat settings" saveLabel="Save" isBusy error={error} onSave={onClose} onClose={onClose}>
      <SkeletonLines count={3} height={40} />
    </FormDialog>
  );
}

function SettingsForm({ settings, onClose }: { settings: ChatSettings; onClose: () => void }) {
  const [firstReplyOwns, setFirstReplyOwns] = useState(settings.firstReplyOwns);
  const [minutes, setMinutes] = useState<number | null>(settings.unansweredMinutes);
  const [keepMonths, setKeepMonths] = useState<number | null>(settings.keepMonths);
  const [words, setWords] = useState(settings.flagWords.join('\n'));
  const { mutate, isPending, error } = useSaveChatSettings();
  const flagWords = words.split('\n').flatMap((word) => word.trim() || []);
  const handleSave = () =>
    mutate(
      { body: { firstReplyOwns, unansweredMinutes: minutes ?? 0, keepMonths: keepMonths ?? 0, flagWords } },
      {
        onSuccess: () => {
          notifySuccess('Chat settings are saved.');
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title="Chat settings"
      saveLabel="Save"
      isBusy={isPending}
      error={error}
      onSave={handleSave}
      onClose={onClose}
    >
      <CheckField
        label="First reply owns it"
        hint="The first to answer an unassigned conversation owns it."
        value={firstReplyOwns}
        onChange={setFirstReplyOwns}
      />
      <NumberField
        label="Unanswered after (minutes)"
        hint="Conversations that wait longer are listed under Unanswered."
        value={minutes}
        onChange={setMinutes}
      />
      <NumberField
        label="Keep messages for (months)"
        hint="Older ones are deleted at night, for good. 0 keeps them for ever."
        value={keepMonths}
        onChange={setKeepMonths}
      />
      <Field
        label="Flag words"
        hint="One to a line, in either script. A conversation in which the other side uses one is listed under Flagged."
        value={words}
        multiline
        minRows={2}
        maxRows={6}
        onChange={({ target }) => setWords(target.value)}
      />
      <AlertChoice />
      <QuickReplyEditor />
    </FormDialog>
  );
}
