import { useState } from 'react';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import { SearchPicker } from '@/components/ui/search-picker';
import { useSaleCatalogs } from '@/lib/client/queries/orders';
import type { SaleCatalog } from '@/lib/contracts/orders/order-record';
import { rupeesText } from '@/lib/domain/text/money';

/** A catalog in one line, as an option. */
export const catalogLabel = ({ title, designNumber, seller, rate, setPieces }: SaleCatalog) =>
  [
    title,
    designNumber && `design ${designNumber}`,
    seller.businessName,
    rupeesText(rate),
    setPieces && `set of ${setPieces}`,
  ]
    .filter(Boolean)
    .join(' · ');

interface CatalogSearchProps {
  onAdd: (catalog: SaleCatalog) => void;
  /** Restricts the results to this seller. */
  sellerId?: string;
}

/** Finds orderable catalogs; selecting one adds it. */
export function CatalogSearch({ onAdd, sellerId }: CatalogSearchProps) {
  const [q, setQ] = useState<string | null>(null);
  const { data = [], isFetching, error, refetch } = useSaleCatalogs(q, sellerId);
  const answer = {
    options: data.map((catalog) => ({
      id: catalog.id,
      label: catalogLabel(catalog),
      picture: <PhotoThumb photo={catalog.cover} size={40} />,
    })),
    isSearching: isFetching,
    failure: error?.message,
    retry: () => void refetch(),
  };
  return (
    <SearchPicker
      label="Add a catalog"
      hint="Type a title, a design number or a seller, then press Enter."
      value={null}
      answer={answer}
      autoFocus={sellerId === undefined}
      onSearch={setQ}
      onChange={(option) => {
        const catalog = data.find(({ id }) => id === option?.id);
        if (catalog) onAdd(catalog);
      }}
    />
  );
}
