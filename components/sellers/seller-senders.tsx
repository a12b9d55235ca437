import Typography from '@mui/material/Typography';
import { SenderLine } from '@/components/entities/sender-line';
import { QueryFailure } from '@/components/records/query-failure';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { useSendersOf } from '@/lib/client/queries/whatsapp-posts';

/** Sender names of a seller; each can be reassigned to another seller. */
export function SellerSenders({ sellerId }: { sellerId: string }) {
  const { data, error, refetch } = useSendersOf(sellerId);
  return (
    <SectionCard title="WhatsApp senders" description="Names in chats whose posts go to this seller.">
      {!data && !error && <SkeletonLines count={1} height={40} />}
      {!data && error && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">No senders yet</Typography>}
      {data?.map((sender) => (
        <SenderLine key={sender.id} sender={sender} />
      ))}
    </SectionCard>
  );
}
