import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { showFailure } from '@/components/records/show-failure';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useDraft } from '@/components/records/use-draft';
import { useCloseWhenDone } from '@/components/records/use-close-when-done';
import { SideDrawer } from '@/components/ui/side-drawer';
import { marketFormSchema } from '@/lib/contracts/markets/markets';
import { notifySuccess } from '@/lib/client/notify';
import { useAddMarket } from '@/lib/client/queries/markets';
import { MarketFields, type MarketValues, NEW_MARKET } from '@/components/entities/market-fields';

/** Adds a market. */
export function NewMarketDrawer({ onClose }: { onClose: () => void }) {
  const { mutate, isPending, isSuccess } = useAddMarket();
  const form = useForm({ resolver: zodResolver(marketFormSchema), defaultValues: NEW_MARKET });
  useDraft(form, 'new market', { isOver: isSuccess });
  const { isDirty } = form.formState;
  useCloseWhenDone(isSuccess, onClose);
  const handleAdd = (values: MarketValues) =>
    mutate(values, {
      onError: (error) => showFailure(error, form),
      onSuccess: ({ name }) => notifySuccess(`${name} is added.`),
    });
  return (
    <SideDrawer title="Add a market" onClose={onClose}>
      <UnsavedGuard isDirty={isDirty && !isSuccess} />
      <form noValidate onSubmit={(event) => void form.handleSubmit(handleAdd)(event)}>
        <MarketFields form={form} />
        <Box sx={{ display: 'flex', gap: 1, py: 2 }}>
          <Button type="submit" variant="contained" loading={isPending}>
            Add
          </Button>
          <Button color="inherit" onClick={onClose}>
            Cancel
          </Button>
        </Box>
      </form>
    </SideDrawer>
  );
}
