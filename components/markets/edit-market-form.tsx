import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { FormConflictChoice } from '@/components/records/form-conflict';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useVersionedForm } from '@/components/records/use-versioned-form';
import { SectionCard } from '@/components/ui/section-card';
import { type Market, marketFormSchema, marketSchema } from '@/lib/contracts/markets/markets';
import { notifySuccess } from '@/lib/client/notify';
import { useUpdateMarket } from '@/lib/client/queries/markets';
import { MARKET_WORDS, MarketFields, type MarketValues } from '@/components/entities/market-fields';

export const marketValues = ({ name, marketNumber, city, state, country, active }: Market): MarketValues => ({
  name,
  marketNumber: marketNumber ?? '',
  city,
  state,
  country,
  active,
});

/** Name, number and place of a market, and whether it is in use. */
export function EditMarketForm({ market }: { market: Market }) {
  const { mutateAsync } = useUpdateMarket(market.id);
  const { form, isDirty, isSaving, handleSubmit, conflict, decide, goOnTyping } = useVersionedForm({
    name: 'market',
    item: market,
    itemSchema: marketSchema,
    formSchema: marketFormSchema,
    valuesOf: marketValues,
    save: mutateAsync,
    onSaved: ({ name }) => notifySuccess(`${name} is saved.`),
  });
  return (
    <SectionCard title="About">
      <UnsavedGuard isDirty={isDirty} />
      {conflict && (
        <FormConflictChoice
          conflict={conflict}
          words={MARKET_WORDS}
          isBusy={isSaving}
          onDecide={(mineIn) => void decide(mineIn)}
          onCancel={goOnTyping}
        />
      )}
      <form noValidate hidden={conflict !== null} onSubmit={(event) => void handleSubmit(event)}>
        <MarketFields form={form} />
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 1, py: 1.5, bgcolor: 'background.paper' }}>
          <Button type="submit" variant="contained" disabled={!isDirty} loading={isSaving}>
            Save
          </Button>
        </Box>
      </form>
    </SectionCard>
  );
}
