import { useState } from 'react';
import { MarketPicker } from '@/components/entities/market-picker';
import { SellerPicker } from '@/components/entities/seller-picker';
import { Field } from '@/components/ui/field';
import { useSellerMarket } from '@/lib/client/queries/options';

interface SellerInMarketProps {
  value: string | null;
  onChange: (sellerId: string | null) => void;
  hint?: string;
  problem?: string;
}

/** Seller of the videos. The market follows the seller; before one is selected, a market filters the search. */
export function SellerInMarket({ value, ...seller }: SellerInMarketProps) {
  const [marketId, setMarketId] = useState<string | null>(null);
  const market = useSellerMarket(value);
  return (
    <>
      {value === null ? (
        <MarketPicker
          label="Market"
          hint="Narrows the search for the seller."
          value={marketId}
          onChange={setMarketId}
        />
      ) : (
        <Field
          label="Market"
          hint={market === null ? 'This seller has no market.' : 'The market of the seller.'}
          value={market?.label ?? ''}
          disabled
        />
      )}
      <SellerPicker {...seller} label="Seller" value={value} marketId={(value === null && marketId) || undefined} />
    </>
  );
}
