import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { PhotoImage } from '@/components/entities/photo-image';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import { recordAddress } from '@/components/entities/record-address';
import { mayCall } from '@/lib/client/may-call';
import { useChatPhoto, useOrderOfCatalog } from '@/lib/client/queries/conversations';
import type { Conversation } from '@/lib/contracts/chat/chat-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { canOpenScreen } from '@/lib/domain/access/access';
import type { MessageCard, MessageKind } from '@/lib/domain/chat/message';

interface MessageCardViewProps {
  conversation: Pick<Conversation, 'id' | 'buyerId'>;
  kind: MessageKind;
  card: MessageCard;
}

/** A photo, catalog or order that was sent, as it was at that time. */
export function MessageCardView({ conversation, kind, card }: MessageCardViewProps) {
  const { data: photo = null } = useChatPhoto(conversation.id, card.photoId);
  if (kind === 'photo')
    return (
      <Box sx={{ width: 240, maxWidth: 1, minHeight: 120, mb: 0.5 }}>
        {photo && (
          <Link href={photo.urls.large} target="_blank" rel="noreferrer">
            <PhotoImage photo={photo} size="screen" alt="Photo that was sent" style={{ height: 'auto' }} />
          </Link>
        )}
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 0.5, minWidth: 200 }}>
      {kind === 'catalog' && <PhotoThumb photo={photo} size={56} />}
      <Box sx={{ minWidth: 0 }}>
        <CardTitle kind={kind} id={card.id}>
          {card.title || 'Catalog'}
        </CardTitle>
        <Typography variant="body2" color="textSecondary">
          {card.detail}
        </Typography>
        {kind === 'catalog' && conversation.buyerId && (
          <OrderButton buyerId={conversation.buyerId} catalogId={card.id} />
        )}
      </Box>
    </Box>
  );
}

/** Links an order to its page if the user may open it. */
function CardTitle({ kind, id, children }: { kind: MessageKind; id: string; children: ReactNode }) {
  const { fo } = useCurrentUser();
  if (kind !== 'order' || !canOpenScreen('order-view', fo))
    return <Typography sx={{ fontWeight: 550 }}>{children}</Typography>;
  return (
    <Link component={NextLink} href={recordAddress('order-view', id)} sx={{ fontWeight: 550 }}>
      {children}
    </Link>
  );
}

/** Creates an order of the catalog and opens it. */
function OrderButton(wish: { buyerId: string; catalogId: string }) {
  const { fo } = useCurrentUser();
  const router = useRouter();
  const { mutate, isPending } = useOrderOfCatalog();
  if (!mayCall(ordersApi.create, fo)) return null;
  const handleClick = () => mutate(wish, { onSuccess: ({ id }) => void router.push(recordAddress('order-view', id)) });
  return (
    <Button size="small" loading={isPending} onClick={handleClick} sx={{ ml: -0.5 }}>
      Make an order of this
    </Button>
  );
}
