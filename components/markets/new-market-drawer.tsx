import { MarketFields, NEW_MARKET } from '@/components/entities/market-fields';
import { NewRecordForm } from '@/components/records/new-record-form';
import { SideDrawer } from '@/components/ui/side-drawer';
import { marketFormSchema } from '@/lib/contracts/markets/markets';
import { markets } from '@/lib/client/queries/markets';

/** Adds a market. */
export function NewMarketDrawer({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = markets.useAdd();
  return (
    <SideDrawer title="Add a market" onClose={onClose}>
      <NewRecordForm
        name="new market"
        formSchema={marketFormSchema}
        values={NEW_MARKET}
        add={mutateAsync}
        addedText={({ name }) => `${name} is added.`}
        onClose={onClose}
      >
        {(form) => <MarketFields form={form} />}
      </NewRecordForm>
    </SideDrawer>
  );
}
