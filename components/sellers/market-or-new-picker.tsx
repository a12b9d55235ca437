import dynamic from 'next/dynamic';
import { useState } from 'react';
import type { MarketValues } from '@/components/entities/market-fields';
import { MarketPicker } from '@/components/entities/market-picker';
import type { PickerProps } from '@/components/entities/option-picker';
import { useCurrentUser } from '@/components/entities/current-user';
import { marketsApi } from '@/lib/contracts/markets/markets';
import { mayCall } from '@/lib/client/may-call';

const NewMarketDialog = dynamic(() => import('./new-market-dialog').then((module) => module.NewMarketDialog), {
  ssr: false,
});

const label = (typed: string) => (typed ? `Add the market “${typed}” …` : 'Add a market …');

/** Selects an active market. Users who may add markets can add a missing one here. */
export function MarketOrNewPicker(props: PickerProps) {
  const { fo } = useCurrentUser();
  const [isAdding, setIsAdding] = useState(false);
  // Lives outside the dialog, so a click beside it loses nothing.
  const [draft, setDraft] = useState<Partial<MarketValues>>({});

  const handleCreate = (typed: string) => {
    if (typed) setDraft({ ...draft, name: typed });
    setIsAdding(true);
  };
  const close = (left: Partial<MarketValues>) => {
    setDraft(left);
    setIsAdding(false);
  };
  return (
    <>
      <MarketPicker
        {...props}
        create={mayCall(marketsApi.create, fo) ? { label, onCreate: handleCreate } : undefined}
      />
      {isAdding && (
        <NewMarketDialog
          draft={draft}
          onClose={close}
          onAdded={({ id }) => {
            close({});
            props.onChange(id);
          }}
        />
      )}
    </>
  );
}
