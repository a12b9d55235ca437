import ArrowBack from '@mui/icons-material/ArrowBack';
import ForumOutlined from '@mui/icons-material/ForumOutlined';
import MergeType from '@mui/icons-material/MergeType';
import InfoOutlined from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { ConversationThread } from '@/components/entities/conversation/conversation-thread';
import { QueryFailure } from '@/components/records/query-failure';
import { EmptyState } from '@/components/ui/empty-state';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useAddressKey } from '@/lib/client/address-key';
import { conversations } from '@/lib/client/queries/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { PartyPanel } from './party-panel';
import { usePartyShown } from './use-party-shown';

interface ConversationPaneProps {
  id: string | null;
  onClose: () => void;
}

/** The open conversation, with the person beside it. */
export function ConversationPane({ id, onClose }: ConversationPaneProps) {
  if (id) return <Loaded id={id} onClose={onClose} />;
  return (
    <Box sx={{ m: 'auto' }}>
      <EmptyState icon={<ForumOutlined />} title="Choose a conversation">
        j and k go through the list, r replies, a takes it, e closes it, / searches.
      </EmptyState>
    </Box>
  );
}

/** Shown when the list is not visible beside it. */
const BackButton = ({ onClose }: Pick<ConversationPaneProps, 'onClose'>) => (
  <IconButton aria-label="Back to the list" edge="start" onClick={onClose} sx={{ display: { md: 'none' } }}>
    <ArrowBack />
  </IconButton>
);

function Loaded({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = conversations.useRecord(id);
  if (data) return <OpenConversation conversation={data} onClose={onClose} />;
  return (
    <Box sx={{ flex: 1, minWidth: 0, p: 2 }}>
      <BackButton onClose={onClose} />
      {error ? <QueryFailure error={error} onRetry={() => void refetch()} /> : <SkeletonLines count={5} height={56} />}
    </Box>
  );
}

function OpenConversation({ conversation, onClose }: { conversation: Conversation; onClose: () => void }) {
  const party = usePartyShown();
  const opened = useAddressKey('conversation');
  const { mergedIntoId } = conversation;
  if (mergedIntoId)
    return (
      <Box sx={{ flex: 1, minWidth: 0, p: 2 }}>
        <BackButton onClose={onClose} />
        <EmptyState
          icon={<MergeType />}
          title="Merged into another conversation"
          action={
            <Button variant="contained" onClick={() => opened.replace(mergedIntoId)}>
              Open it
            </Button>
          }
        >
          All messages are there.
        </EmptyState>
      </Box>
    );
  return (
    <>
      <ConversationThread
        conversation={conversation}
        before={<BackButton onClose={onClose} />}
        after={
          <IconButton aria-label="About this person" aria-pressed={party.isShown} edge="end" onClick={party.toggle}>
            <InfoOutlined />
          </IconButton>
        }
      />
      {party.isShown && <PartyPanel conversation={conversation} isWide={party.isWide} onClose={party.toggle} />}
    </>
  );
}
