import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRouter } from 'next/router';
import { useId, useState } from 'react';
import { notifyError, notifySuccess } from '@/lib/client/notify';
import { useOrderOfCatalogs } from '@/lib/client/queries/catalog-orders';
import { canOpenScreen } from '@/lib/domain/access/access';
import { countText } from '@/lib/domain/text/count-text';
import { BuyerPicker } from './buyer-picker';
import { useCurrentUser } from './current-user';
import { recordAddress } from './record-address';

const CATALOGS = { one: 'catalog', many: 'catalogs' };
const catalogsText = (value: number) => countText({ value, isExact: true }, CATALOGS);

interface OrderOfCatalogsProps {
  catalogIds: readonly string[];
  label: string;
}

/** Creates an order of catalogs, after asking for the buyer. */
export function OrderOfCatalogs({ catalogIds, label }: OrderOfCatalogsProps) {
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
          if (draft === null) return notifyError('Nothing of it can be ordered now.');
          notifySuccess(
            leftOut === 0
              ? `The draft has ${catalogsText(catalogIds.length)}.`
              : `The draft leaves out ${catalogsText(leftOut)} that cannot be ordered now.`,
          );
          // Closed before the next page is there: Back at once would otherwise meet the dialog again.
          setIsAsking(false);
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
        {label}
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
