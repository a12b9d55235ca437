import Settings from '@mui/icons-material/SettingsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { ChatConnection } from '@/components/entities/conversation/chat-connection';
import { ExportButton } from '@/components/records/export-button';
import { PageHeader } from '@/components/records/page-header';
import { visuallyHidden } from '@/components/ui/visually-hidden';
import { useAddressKey } from '@/lib/client/address-key';
import { useChatAlerts } from '@/lib/client/chat/use-chat-alerts';
import { useFollowHeads } from '@/lib/client/chat/use-follow-heads';
import { useListState } from '@/lib/client/list-state';
import { useChatCounts } from '@/lib/client/queries/conversations';
import { fetchesEarly, useList } from '@/lib/client/queries/list';
import { useCountInTitle } from '@/lib/client/title-count';
import { ancestry } from '@/lib/domain/access/access';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { ConversationList } from './conversation-list';
import { ConversationPane } from './conversation-pane';
import { useChatKeys } from './use-chat-keys';

const ChatFiguresDialog = dynamic(() => import('./chat-figures-dialog').then((module) => module.ChatFiguresDialog), {
  ssr: false,
});
const ChatSettingsDialog = dynamic(() => import('./chat-settings-dialog').then((module) => module.ChatSettingsDialog), {
  ssr: false,
});

/** Window height without the top bar and the page padding. */
const HEIGHT = { xs: 'calc(100dvh - 88px)', md: 'calc(100dvh - 104px)' };

/** Inbox: conversations beside the open one. It fills the window, including when a warning is shown above it. */
export function ChatScreen() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: HEIGHT }}>
      <ChatConnection>
        <Inbox />
      </ChatConnection>
    </Box>
  );
}

ChatScreen.fetchesEarly = fetchesEarly(conversationsApi.list);

function Inbox() {
  const list = useListState(conversationsApi.list);
  const answer = useList(conversationsApi.list, list.query);
  const opened = useAddressKey('conversation');
  const [dialog, setDialog] = useState<'settings' | 'figures' | null>(null);
  const closeDialog = () => setDialog(null);
  const counts = useChatCounts().data;
  const rows = answer.data?.pages.flatMap((page) => page.rows) ?? [];
  useFollowHeads();
  useCountInTitle(counts?.unread ?? 0);
  useChatAlerts(counts?.unread);
  useChatKeys({ ids: rows.map(({ id }) => id), openId: opened.value, onOpen: opened.replace });
  const actions = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <ExportButton list="conversations.list" query={list.search} />
      <Button variant="outlined" color="inherit" onClick={() => setDialog('figures')}>
        Response times
      </Button>
      <Button variant="outlined" color="inherit" startIcon={<Settings />} onClick={() => setDialog('settings')}>
        Settings
      </Button>
    </Box>
  );
  return (
    <>
      {opened.value && (
        <Box sx={{ display: { md: 'none' } }}>
          <h1 style={visuallyHidden}>{ancestry('admin-chat').at(-1)?.name}</h1>
        </Box>
      )}
      <Box sx={{ display: { xs: opened.value ? 'none' : 'block', md: 'block' } }}>
        <PageHeader screen="admin-chat" action={actions} />
      </Box>
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
          gridTemplateRows: 'minmax(0, 1fr)',
          flex: '1 0 420px',
          overflow: 'hidden',
        }}
      >
        <Box
          sx={{
            display: { xs: opened.value ? 'none' : 'flex', md: 'flex' },
            minHeight: 0,
            borderRight: { md: 1 },
            borderColor: { md: 'divider' },
          }}
        >
          <ConversationList list={list} answer={answer} counts={counts} openId={opened.value} onOpen={opened.open} />
        </Box>
        <Box sx={{ display: { xs: opened.value ? 'flex' : 'none', md: 'flex' }, minWidth: 0, minHeight: 0 }}>
          <ConversationPane key={opened.value} id={opened.value} onClose={opened.close} />
        </Box>
      </Paper>
      {dialog === 'settings' && <ChatSettingsDialog onClose={closeDialog} />}
      {dialog === 'figures' && <ChatFiguresDialog onClose={closeDialog} />}
    </>
  );
}
