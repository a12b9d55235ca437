import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { MarketFields, type MarketValues, NEW_MARKET } from '@/components/entities/market-fields';
import { showFailure } from '@/components/layout/show-failure';
import { useDraft } from '@/components/layout/use-draft';
import { type Market, marketFormSchema } from '@/lib/contracts/markets';
import { notifySuccess } from '@/lib/client/notify';
import { useAddMarket } from '@/lib/client/queries/markets';

interface NewMarketDialogProps {
  /** What is known of it already. */
  draft: Partial<MarketValues>;
  /** With what was typed so far. */
  onClose: (left: MarketValues) => void;
  onAdded: (market: Market) => void;
}

/** Adds a market in the midst of another form. */
export function NewMarketDialog({ draft, onClose, onAdded }: NewMarketDialogProps) {
  const id = useId();
  const { mutate, isPending, isSuccess } = useAddMarket();
  const form = useForm({ resolver: zodResolver(marketFormSchema), defaultValues: { ...NEW_MARKET, ...draft } });
  useDraft(form, 'new market', { isOver: isSuccess });

  const handleAdd = (values: MarketValues) =>
    mutate(values, {
      onError: (error) => showFailure(error, form),
      onSuccess: (market) => {
        notifySuccess(`${market.name} is added.`);
        onAdded(market);
      },
    });
  const handleSubmit = (event: FormEvent) => {
    // React tells the form around the picker too, which is not meant.
    event.stopPropagation();
    void form.handleSubmit(handleAdd)(event);
  };
  const handleClose = () => {
    if (!isPending) onClose(form.getValues());
  };
  return (
    <Dialog open onClose={handleClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>Add a market</DialogTitle>
      <DialogContent>
        <form id={`${id}-form`} noValidate onSubmit={handleSubmit}>
          <MarketFields form={form} isAside />
        </form>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" disabled={isPending} onClick={handleClose}>
          Cancel
        </Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={isPending}>
          Add
        </Button>
      </DialogActions>
    </Dialog>
  );
}
