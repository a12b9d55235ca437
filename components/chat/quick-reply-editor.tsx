import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { Tag } from '@/components/ui/tag';
import {
  useAddQuickReply,
  useQuickReplies,
  useRemoveQuickReply,
  useUpdateQuickReply,
} from '@/lib/client/queries/conversations';
import type { QuickReply } from '@/lib/contracts/chat/chat-record';
import { REPLY_VARIABLES } from '@/lib/domain/chat/quick-reply';

const NEW = { shortcut: '', text: '', isShared: false };
const PLACES = Object.entries(REPLY_VARIABLES)
  .map(([name, what]) => `{${name}} ${what.toLowerCase()}`)
  .join(', ');

/** Two lines are enough to recognize a reply. */
const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Quick replies the user can edit, with a button to add one. */
export function QuickReplyEditor() {
  const { data: replies = [] } = useQuickReplies();
  const [edited, setEdited] = useState<(typeof NEW & Partial<QuickReply>) | null>(null);
  const remove = useRemoveQuickReply();
  return (
    <Box component="section" aria-label="Quick replies">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Quick replies
      </Typography>
      {replies.map((reply) => (
        <Box key={reply.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <strong>/{reply.shortcut}</strong> {reply.isShared ? <Tag>Everybody</Tag> : <Tag>Only me</Tag>}
            <Typography variant="body2" color="textSecondary" sx={TWO_LINES}>
              {reply.text}
            </Typography>
          </Box>
          <Button size="small" color="inherit" aria-label={`Edit /${reply.shortcut}`} onClick={() => setEdited(reply)}>
            Edit
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={`Remove /${reply.shortcut}`}
            disabled={remove.isPending}
            onClick={() => remove.mutate({ params: { id: reply.id }, body: { version: reply.version } })}
          >
            Remove
          </Button>
        </Box>
      ))}
      {edited ? (
        <QuickReplyFields key={edited.id ?? 'new'} reply={edited} onDone={() => setEdited(null)} />
      ) : (
        <Button size="small" variant="outlined" color="inherit" onClick={() => setEdited(NEW)} sx={{ mt: 1 }}>
          Add quick reply
        </Button>
      )}
    </Box>
  );
}

interface QuickReplyFieldsProps {
  reply: typeof NEW & Partial<QuickReply>;
  onDone: () => void;
}

function QuickReplyFields({ reply: { id, version = 1, ...before }, onDone }: QuickReplyFieldsProps) {
  const [shortcut, setShortcut] = useState(before.shortcut);
  const [text, setText] = useState(before.text);
  const [isShared, setIsShared] = useState(before.isShared);
  const [add, update] = [useAddQuickReply(), useUpdateQuickReply()];
  const error = add.error ?? update.error;
  const problemOf = (field: string) => error?.issues.find(({ path }) => path[0] === field)?.message;
  const handleSave = () => {
    const body = { shortcut, text, isShared };
    if (id) update.mutate({ params: { id }, body: { ...body, version } }, { onSuccess: onDone });
    else add.mutate({ body }, { onSuccess: onDone });
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <Field
        label="Name"
        hint="What is typed after the slash."
        value={shortcut}
        problem={problemOf('shortcut')}
        onChange={(event) => setShortcut(event.target.value)}
      />
      <Field
        label="Text"
        multiline
        minRows={2}
        hint={`Filled in when it is chosen: ${PLACES}.`}
        value={text}
        problem={problemOf('text') ?? (error && error.issues.length === 0 ? error.message : undefined)}
        onChange={(event) => setText(event.target.value)}
      />
      <CheckField label="For all staff" value={isShared} onChange={setIsShared} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" size="small" loading={add.isPending || update.isPending} onClick={handleSave}>
          {id ? 'Save reply' : 'Add reply'}
        </Button>
        <Button size="small" color="inherit" onClick={onDone}>
          Cancel
        </Button>
      </Box>
    </Box>
  );
}
