import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SideDrawer } from '@/components/ui/side-drawer';
import { useAddressKey } from '@/lib/client/address-key';
import { useExportConversation } from '@/lib/client/queries/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { phoneText } from '@/lib/domain/text/phone-text';
import { BuyerCard } from './buyer-card';
import { ConversationHistory } from './conversation-history';
import { EraseButton } from './erase-button';
import { LinkDialog } from './link-dialog';
import { MergeDialog } from './merge-dialog';
import { MergedConversations } from './merged-conversations';
import { SellerCard } from './seller-card';

interface PartyPanelProps {
  conversation: Conversation;
  /** Beside the conversation; as an overlay where there is no room. */
  isWide: boolean;
  onClose: () => void;
}

/** The other party: buyer or seller with facts and orders, or a way to link them. */
export function PartyPanel({ conversation, isWide, onClose }: PartyPanelProps) {
  if (!isWide)
    return (
      <SideDrawer title={conversation.name} onClose={onClose}>
        <Party conversation={conversation} />
      </SideDrawer>
    );
  return (
    <Box
      component="section"
      aria-label="About this person"
      sx={{ width: 270, flexShrink: 0, minHeight: 0, overflowY: 'auto', p: 1.5, borderLeft: 1, borderColor: 'divider' }}
    >
      <Party conversation={conversation} />
    </Box>
  );
}

function Party({ conversation }: { conversation: Conversation }) {
  const { id, name, buyerId, sellerId, phoneNumber } = conversation;
  const opened = useAddressKey('conversation');
  const { mutate: save, isPending } = useExportConversation();
  const [dialog, setDialog] = useState<'link' | 'merge' | 'history' | null>(null);
  const isLinked = buyerId !== null || sellerId !== null;
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      {buyerId && <BuyerCard id={buyerId} />}
      {sellerId && <SellerCard id={sellerId} />}
      {!isLinked && (
        <Typography color="textSecondary">
          {phoneNumber ? `${phoneText(phoneNumber)} belongs to no buyer or seller here.` : 'Not linked to anyone yet.'}
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button size="small" variant="outlined" color="inherit" onClick={() => setDialog('link')}>
          {isLinked ? 'Change link' : 'Link buyer or seller'}
        </Button>
        <Button size="small" color="inherit" onClick={() => setDialog('merge')}>
          Merge…
        </Button>
        <Button size="small" color="inherit" onClick={() => setDialog('history')}>
          History
        </Button>
        <Button size="small" color="inherit" loading={isPending} onClick={() => save({ id, name })}>
          Export
        </Button>
        <EraseButton id={id} name={name} />
      </Box>
      <MergedConversations id={id} />
      {dialog === 'merge' && (
        <MergeDialog conversation={conversation} onMerged={opened.replace} onClose={() => setDialog(null)} />
      )}
      {dialog === 'link' && <LinkDialog conversation={conversation} onClose={() => setDialog(null)} />}
      {dialog === 'history' && <ConversationHistory id={id} onClose={() => setDialog(null)} />}
    </Box>
  );
}
