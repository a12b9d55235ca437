import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { SellerPicker } from './seller-picker';
import { Tag } from '@/components/ui/tag';
import { useMatchSender } from '@/lib/client/queries/whatsapp-posts';
import type { Sender } from '@/lib/contracts/whatsapp/whatsapp-posts';

const MATCHED_BY = { phone: 'by phone number', name: 'by name', hand: 'chosen by hand' } as const;

interface SenderLineProps {
  sender: Sender;
  /** Distinguishes their seller from others of the same name. */
  about?: string;
}

/** A sender and their seller: detected, or selected here once for all their posts. */
export function SenderLine({ sender, about }: SenderLineProps) {
  const [isChoosing, setIsChoosing] = useState(false);
  const { mutate, isPending } = useMatchSender();
  const { id, name, seller, matchedBy } = sender;
  const choose = (sellerId: string | null) => mutate({ id, sellerId }, { onSuccess: () => setIsChoosing(false) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', mt: 1 }}>
      <Typography variant="h3" component="h2" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      {seller ? (
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          is <strong>{seller.businessName}</strong>
          {about && <> · {about}</>}
          {matchedBy && <> ({MATCHED_BY[matchedBy]})</>}
        </Typography>
      ) : (
        <Tag tone="warning">Unknown seller</Tag>
      )}
      <Button size="small" aria-expanded={isChoosing} onClick={() => setIsChoosing(!isChoosing)}>
        {seller ? 'Change' : 'Choose the seller'}
      </Button>
      {isChoosing && (
        <Box sx={{ flexBasis: '100%', maxWidth: 420 }}>
          <SellerPicker
            label={`Which seller is ${name}?`}
            hint="Remembered for everything they post from now on."
            value={null}
            isDisabled={isPending}
            autoFocus
            onChange={(sellerId) => sellerId && choose(sellerId)}
          />
          {seller && (
            <Button size="small" color="inherit" disabled={isPending} sx={{ mt: 0.5 }} onClick={() => choose(null)}>
              Not a seller we know
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
