import Button from '@mui/material/Button';
import Link from 'next/link';
import { useCurrentUser } from '@/components/entities/current-user';
import { recordAddress } from '@/components/entities/record-address';
import { mayCall } from '@/lib/client/may-call';
import { conversationsApi } from '@/lib/contracts/chat/conversations';
import { canOpenScreen } from '@/lib/domain/access/access';

/** Link to the conversation with a buyer, for users who answer chats and may open the buyer. */
export function BuyerChatLink({ buyerId }: { buyerId: string }) {
  const { fo } = useCurrentUser();
  if (!mayCall(conversationsApi.ofRecord, fo) || !canOpenScreen('buyer-view', fo)) return null;
  return (
    <Button
      component={Link}
      href={`${recordAddress('buyer-view', buyerId)}?tab=chat`}
      variant="outlined"
      color="inherit"
      size="small"
    >
      Chat with the buyer
    </Button>
  );
}
