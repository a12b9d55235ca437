import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { notifySuccess } from '@/lib/client/notify';
import { conversations } from '@/lib/client/queries/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { CONVERSATION_MACHINE } from '@/lib/domain/chat/conversation-machine';
import { CONVERSATION_STATE_TEXTS, type ConversationStatus } from '@/lib/domain/chat/conversation-status';
import { legalSteps } from '@/lib/domain/machine';
import { stateWords } from '@/lib/domain/states';

const KEYS: Partial<Record<ConversationStatus, string>> = { closed: 'e' };

/** Status changes of a conversation. They need no confirmation, because the next one reverts them. */
export function StatusButtons({ conversation }: { conversation: Conversation }) {
  const { id, name, status, version } = conversation;
  const { fo } = useCurrentUser();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = conversations.useAction(conversationsApi.transition);
  const steps = legalSteps(CONVERSATION_MACHINE, status, {}, fo);
  const take = (to: ConversationStatus, reason?: string) => {
    setAnchor(null);
    mutate(
      { params: { id }, body: { to, version, ...(reason && { reason }) } },
      { onSuccess: () => notifySuccess(`${name} is ${stateWords(CONVERSATION_STATE_TEXTS, to)}.`) },
    );
  };
  return steps.map(({ to, label, asks }) =>
    asks?.reason === 'picked' ? (
      <span key={to}>
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          aria-haspopup="menu"
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          {label}
        </Button>
        <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          {asks.from.map((reason) => (
            <MenuItem key={reason} onClick={() => take(to, reason)}>
              {reason}
            </MenuItem>
          ))}
        </Menu>
      </span>
    ) : (
      <Button
        key={to}
        size="small"
        color="inherit"
        variant="outlined"
        aria-keyshortcuts={KEYS[to]}
        loading={isPending}
        onClick={() => take(to)}
      >
        {label}
      </Button>
    ),
  );
}
