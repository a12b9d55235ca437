import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRouter } from 'next/router';
import { useId, useState } from 'react';
import { BuyerPicker } from '@/components/entities/buyer-picker';
import { useCurrentUser } from '@/components/entities/current-user';
import { recordAddress } from '@/components/entities/record-address';
import { notifySuccess } from '@/lib/client/notify';
import { useOrderOfCatalogs } from '@/lib/client/queries/collection-orders';
import { canOpenScreen } from '@/lib/domain/access/access';
import { catalogsText } from './collection-words';

/** Begins an order of everything in a collection, for a buyer that is asked for. */
export function OrderOfCollection({ catalogIds }: { catalogIds: readonly string[] }) {
  const { fo } = useCurrentUser();
  const { push } = useRouter();
  const titleId = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending } = useOrderOfCatalogs();
  if (!canOpenScreen('order-new', fo)) return null;
  const handleBuyer = (buyerId: string | null) => {
    if (buyerId === null) return;
    mutate(
      { buyerId, catalogIds },
      {
        onSuccess: ({ draft, leftOut }) => {
          notifySuccess(
            leftOut === 0
              ? 'The draft has every catalog of the collection.'
              : `The draft leaves out ${catalogsText(leftOut)} that cannot be ordered now.`,
          );
          void push(recordAddress('order-view', draft.id));
        },
      },
    );
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        disabled={catalogIds.length === 0}
        onClick={() => setIsAsking(true)}
      >
        Begin an order
      </Button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>Who orders?</DialogTitle>
        <DialogContent>
          <BuyerPicker
            label="Buyer"
            hint={`A draft with ${catalogsText(catalogIds.length)}, one set or piece of each.`}
            value={null}
            isDisabled={isPending}
            autoFocus
            onChange={handleBuyer}
          />
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={() => setIsAsking(false)}>
            Cancel
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
