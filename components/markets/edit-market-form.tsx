import { MARKET_WORDS, MarketFields, type MarketValues } from '@/components/entities/market-fields';
import { RecordForm } from '@/components/records/record-form';
import { type Market, marketFormSchema, marketSchema } from '@/lib/contracts/markets/markets';
import { markets } from '@/lib/client/queries/markets';

export const marketValues = ({ name, marketNumber, city, state, country, active }: Market): MarketValues => ({
  name,
  marketNumber: marketNumber ?? '',
  city,
  state,
  country,
  active,
});

/** Name, number and location of a market, and whether it is active. */
export function EditMarketForm({ market }: { market: Market }) {
  const { mutateAsync } = markets.useUpdate(market.id);
  return (
    <RecordForm
      name="market"
      item={market}
      itemSchema={marketSchema}
      formSchema={marketFormSchema}
      valuesOf={marketValues}
      words={MARKET_WORDS}
      save={mutateAsync}
      savedText={({ name }) => `${name} is saved.`}
    >
      {(form) => <MarketFields form={form} />}
    </RecordForm>
  );
}
