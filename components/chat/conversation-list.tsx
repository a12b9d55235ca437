import ForumOutlined from '@mui/icons-material/ForumOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { SearchField } from '@/components/ui/data-table/search-field';
import { EmptyState } from '@/components/ui/empty-state';
import { LoadMore } from '@/components/ui/load-more';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { QueryFailure } from '@/components/records/query-failure';
import type { ListState } from '@/lib/client/list-state';
import type { useChatCounts } from '@/lib/client/queries/conversations';
import type { useList } from '@/lib/client/queries/list';
import type { conversationsApi } from '@/lib/contracts/chat/conversations';
import { CHAT_VIEW_LABELS } from '@/lib/domain/chat/views';
import { ConversationRow } from './conversation-row';
import { FoundMessages } from './found-messages';
import { ViewPicker } from './view-picker';

interface ConversationListProps {
  list: ListState<typeof conversationsApi.list>;
  answer: ReturnType<typeof useList<typeof conversationsApi.list>>;
  counts: ReturnType<typeof useChatCounts>['data'];
  openId: string | null;
  onOpen: (id: string) => void;
}

/** Conversations of a view, or search results across all views. */
export function ConversationList({ list, answer, counts, openId, onOpen }: ConversationListProps) {
  const { q = '', view } = list.query;
  const field = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0 }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          p: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
          '& > *': { minWidth: 0 },
          '& > .MuiInputBase-root': { width: 1 },
        }}
      >
        <SearchField
          label="Search people and messages"
          value={q}
          onSearch={list.searchFor}
          onLeave={() => rows.current?.querySelector('button')?.focus()}
          inputRef={field}
        />
        {!q && <ViewPicker view={view} counts={counts} onChange={(next) => list.set({ view: next })} />}
      </Box>
      <Box ref={rows} sx={{ flex: 1, minHeight: 0, overflowY: 'auto' }}>
        <Conversations
          answer={answer}
          title={emptyTitle(view, q)}
          isSearch={q !== ''}
          openId={openId}
          onOpen={onOpen}
        />
        {q && <FoundMessages q={q} onOpen={onOpen} />}
      </Box>
    </Box>
  );
}

const emptyTitle = (view: keyof typeof CHAT_VIEW_LABELS, q: string) =>
  q ? 'No one found' : `Nothing under “${CHAT_VIEW_LABELS[view]}”`;

interface ConversationsProps extends Pick<ConversationListProps, 'answer' | 'openId' | 'onOpen'> {
  /** Title of the empty state. */
  title: string;
  isSearch: boolean;
}

function Conversations({ answer, title, isSearch, openId, onOpen }: ConversationsProps) {
  const { data, error, refetch, ...more } = answer;
  if (!data) {
    if (error) return <QueryFailure error={error} onRetry={() => void refetch()} />;
    return (
      <Box sx={{ p: 1.5 }}>
        <SkeletonLines count={8} height={64} />
      </Box>
    );
  }
  const rows = data.pages.flatMap((page) => page.rows);
  if (rows.length === 0)
    return isSearch ? (
      <Typography color="textSecondary" sx={{ p: 1.5 }}>
        {title}.
      </Typography>
    ) : (
      <EmptyState icon={<ForumOutlined />} title={title} />
    );
  return (
    <>
      <Box component="ul" aria-label="Conversations" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map((conversation) => (
          <ConversationRow
            key={conversation.id}
            conversation={conversation}
            isOpen={conversation.id === openId}
            onOpen={onOpen}
          />
        ))}
      </Box>
      <Box sx={{ px: 1.5, pb: 1.5 }}>
        <LoadMore {...more} />
      </Box>
    </>
  );
}
