import Send from '@mui/icons-material/Send';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type KeyboardEvent, useRef } from 'react';
import { useSend } from '@/lib/client/chat/use-send';
import { useTypingSign } from '@/lib/client/chat/use-signs';
import { useNow } from '@/lib/client/use-now';
import { useStoredState } from '@/lib/client/use-stored-state';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { sendProblem } from '@/lib/domain/chat/channel-rule';
import type { LiveMessage } from '@/lib/domain/chat/live-message';
import { MESSAGE_LIMIT } from '@/lib/domain/chat/message';
import { AttachButton } from './attach-button';
import { QuickReplyButton } from './quick-reply-button';
import { QuotedStrip } from './quoted-strip';

interface ComposerProps {
  conversation: Conversation;
  /** Time of the newest message shown. */
  seenAt: string | null;
  quoted: LiveMessage | null;
  onQuoteDone: () => void;
}

interface ChatDraft {
  text: string;
  /** Stored with the text, so that a note is never sent as an answer. */
  isNote: boolean;
}

const EMPTY: ChatDraft = { text: '', isNote: false };

const isDraft = (value: unknown): value is ChatDraft =>
  typeof value === 'object' && value !== null && 'text' in value && 'isNote' in value;

/** Input for an answer or a note. The text is kept per conversation until it is sent. */
export function Composer({ conversation, seenAt, quoted, onQuoteDone }: ComposerProps) {
  const { id } = conversation;
  const [{ text, isNote }, setDraft] = useStoredState(`chat draft ${id}`, EMPTY, isDraft);
  const field = useRef<HTMLTextAreaElement>(null);
  const typing = useTypingSign(id);
  const send = useSend(id, seenAt);
  const problem = sendProblem(conversation, useNow());
  const isNoteOnly = problem !== null;
  const writesNote = isNote || isNoteOnly;

  const handleSend = () => {
    if (!text.trim()) return;
    send({ kind: writesNote ? 'note' : 'text', text: text.trim(), quoteKey: quoted?.key });
    setDraft(EMPTY);
    typing.stop();
    onQuoteDone();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return field.current?.blur();
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    handleSend();
  };
  const handleText = (next: string) => {
    setDraft({ text: next, isNote });
    if (!writesNote) typing.type();
  };
  return (
    <Box
      component="form"
      aria-label="Answer"
      onSubmit={(event) => {
        event.preventDefault();
        handleSend();
      }}
      sx={{ display: 'grid', gap: 1, p: 1.5, borderTop: 1, borderColor: 'divider' }}
    >
      {problem && (
        <Alert severity="info" variant="outlined">
          {problem} Notes can be written.
        </Alert>
      )}
      {quoted && <QuotedStrip quoted={quoted} onRemove={onQuoteDone} />}
      <OutlinedInput
        multiline
        minRows={2}
        maxRows={8}
        inputRef={field}
        value={text}
        placeholder={writesNote ? 'A note that only staff see' : 'Write an answer; / for quick replies'}
        onChange={(event) => handleText(event.target.value)}
        onKeyDown={handleKeyDown}
        slotProps={{
          input: {
            'aria-label': writesNote ? 'Note' : 'Answer',
            'aria-keyshortcuts': 'r',
            maxLength: MESSAGE_LIMIT,
            dir: 'auto',
          },
        }}
        sx={{
          p: 1,
          '& textarea': { p: 0 },
          ...(writesNote && { bgcolor: 'color-mix(in srgb, var(--mui-palette-warning-main) 10%, transparent)' }),
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="What to write"
          value={writesNote ? 'note' : 'answer'}
          onChange={(_event, next: 'note' | 'answer' | null) => next && setDraft({ text, isNote: next === 'note' })}
        >
          <ToggleButton value="answer" disabled={isNoteOnly} sx={{ py: 0.25 }}>
            Answer
          </ToggleButton>
          <ToggleButton value="note" sx={{ py: 0.25 }}>
            Note
          </ToggleButton>
        </ToggleButtonGroup>
        <QuickReplyButton
          conversation={conversation}
          typed={text}
          onChoose={(reply) => {
            handleText(reply);
            field.current?.focus();
          }}
        />
        {!writesNote && <AttachButton conversation={conversation} onSend={send} />}
        <Box sx={{ flex: 1 }} />
        <Button type="submit" variant="contained" startIcon={<Send />} disabled={!text.trim()}>
          {writesNote ? 'Save note' : 'Send'}
        </Button>
      </Box>
    </Box>
  );
}
