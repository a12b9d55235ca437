import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useEffect, useEffectEvent, useId } from 'react';
import { useForm } from 'react-hook-form';
import { MarketFields, type MarketValues, NEW_MARKET } from '@/components/entities/market-fields';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { type Market, marketFormSchema } from '@/lib/contracts/markets/markets';
import { toApiError } from '@/lib/client/http/api-error';
import { notifySuccess } from '@/lib/client/notify';
import { markets } from '@/lib/client/queries/markets';

interface NewMarketDialogProps {
  /** Values known already. */
  draft: Partial<MarketValues>;
  /** Called with the values typed so far. */
  onClose: (left: MarketValues) => void;
  onAdded: (market: Market) => void;
}

/** Adds a market from inside another form. */
export function NewMarketDialog({ draft, onClose, onAdded }: NewMarketDialogProps) {
  const id = useId();
  const { mutateAsync, isPending, isSuccess } = markets.useAdd();
  const form = useForm({ resolver: zodResolver(marketFormSchema), defaultValues: NEW_MARKET });
  useDraft(form, 'new market on the way', { isOver: isSuccess });
  const { isDirty } = form.formState;
  const bringIn = useEffectEvent(() => {
    for (const [name, value] of Object.entries(draft))
      form.setValue(name as keyof MarketValues, value, { shouldDirty: true });
  });
  // Runs after the older stored draft was restored, so that the current values win and are stored from now on.
  useEffect(() => bringIn(), []);

  const handleAdd = async (values: MarketValues) => {
    try {
      const market = await mutateAsync(values);
      notifySuccess(`${market.name} is added.`);
      onAdded(market);
    } catch (error) {
      showFailure(toApiError(error), form);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    // React events bubble through portals: without this, the form around the picker would submit too.
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
        <UnsavedGuard isDirty={isDirty && !isSuccess} />
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
