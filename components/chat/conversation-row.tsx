import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { PersonAvatar } from '@/components/entities/person-avatar';
import { Tag } from '@/components/ui/tag';
import { useNow } from '@/lib/client/use-now';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { shortMoment, waitText } from '@/lib/domain/chat/short-moment';

const Button = styled('button')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1.25),
  width: '100%',
  padding: theme.spacing(1.25, 1.5),
  border: 0,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { backgroundColor: theme.vars.palette.action.hover },
  // Light enough for tag text, so a bar marks the row as well.
  '&[aria-current]': {
    backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.05),
    boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
  },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
}));

interface ConversationRowProps {
  conversation: Conversation;
  isOpen: boolean;
  onOpen: (id: string) => void;
}

/** A conversation in the list: person, last message and waiting time. */
export function ConversationRow({ conversation, isOpen, onOpen }: ConversationRowProps) {
  const { id, name, lastText, lastFrom, lastAt, unread, waitingSince, owner, channel, flagWord } = conversation;
  const now = useNow();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <Button ref={button} type="button" aria-current={isOpen || undefined} onClick={() => onOpen(id)}>
        <PersonAvatar name={name} size={36} />
        <Box component="span" sx={{ display: 'block', flex: 1, minWidth: 0 }}>
          <Box component="span" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
            <Typography component="span" noWrap sx={{ flex: 1, fontWeight: unread > 0 ? 700 : 550 }}>
              {name}
            </Typography>
            <Typography component="time" dateTime={lastAt} variant="caption" color="textSecondary">
              {shortMoment(lastAt, now)}
            </Typography>
          </Box>
          <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Typography
              component="span"
              variant="body2"
              color={unread > 0 ? 'textPrimary' : 'textSecondary'}
              noWrap
              sx={{ flex: 1 }}
            >
              {lastFrom === 'staff' && '→ '}
              {lastText}
            </Typography>
            {unread > 0 && <Unread count={unread} />}
          </Box>
          <Box
            component="span"
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              gap: 0.5,
              mt: 0.5,
              '&:empty': { display: 'none' },
              '& > *': { m: '0 !important' },
            }}
          >
            {flagWord && <Tag tone="error">Flagged</Tag>}
            {waitingSince && <Tag tone="warning">{waitText(waitingSince, now)}</Tag>}
            {owner && <Tag>{owner.name}</Tag>}
            {channel === 'whatsapp' && <Tag>WhatsApp</Tag>}
          </Box>
        </Box>
      </Button>
    </li>
  );
}

const Unread = ({ count }: { count: number }) => (
  <Box
    component="span"
    aria-label={`${count} unread`}
    sx={{
      minWidth: 20,
      px: 0.75,
      borderRadius: 10,
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
      typography: 'caption',
      fontWeight: 700,
      textAlign: 'center',
    }}
  >
    {count}
  </Box>
);
