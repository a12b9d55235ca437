import Box from '@mui/material/Box';
import { FacetRow, lookedAt, toggled } from '@/components/entities/facet-row';
import { MarketName } from '@/components/entities/market-picker';
import { OptionName } from '@/components/entities/option-picker';
import { ProductTypeName, ValueNames } from '@/components/entities/taxonomy-names';
import type { ListFilters } from '@/lib/client/list-state';
import { useCatalogFacets } from '@/lib/client/queries/catalog-review';
import { EVERY_SELLER } from '@/lib/client/queries/options';
import type { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { RATE_BANDS } from '@/lib/domain/catalogs/catalog-facets';
import { rupeesText } from '@/lib/domain/text/money';

export type LiveFilters = Pick<
  ListFilters<typeof catalogsApi.list>,
  'productTypeId' | 'valueId' | 'sellerId' | 'marketId' | 'rateFrom' | 'rateTo'
>;

interface LiveFacetsProps {
  q: string;
  filters: LiveFilters;
  onChange: (filters: LiveFilters) => void;
}

const FACETS = [
  { id: 'productTypeId', label: 'Product type', nameOf: (id: string) => <ProductTypeName id={id} /> },
  { id: 'valueId', label: 'Tags', nameOf: (id: string) => <ValueNames ids={[id]} /> },
  { id: 'sellerId', label: 'Seller', nameOf: (id: string) => <OptionName source={EVERY_SELLER} id={id} /> },
  { id: 'marketId', label: 'Market', nameOf: (id: string) => <MarketName id={id} /> },
] as const;

const bandOf = (from: string) => RATE_BANDS.find((band) => String(band.from) === from);

function bandName(from: string): string {
  const to = bandOf(from)?.to;
  const first = rupeesText(Number(from));
  return to === undefined ? `${first} and more` : `${first} – ${rupeesText(to + 1)}`;
}

/** Number of matching live catalogs per value; a click filters by it. */
export function LiveFacets({ q, filters, onChange }: LiveFacetsProps) {
  const { data } = useCatalogFacets({ ...(q && { q }), ...filters, isSeen: true });
  const band = RATE_BANDS.find(({ from, to }) => from === filters.rateFrom && to === filters.rateTo);
  const setBand = (from: string) => {
    const next = band && String(band.from) === from ? undefined : bandOf(from);
    onChange({ ...filters, rateFrom: next?.from, rateTo: next?.to });
  };
  return (
    <Box sx={{ minHeight: 160, minWidth: 0 }}>
      {FACETS.map(({ id, label, nameOf }) => (
        <FacetRow
          key={id}
          label={label}
          values={data?.[id] ?? []}
          chosen={filters[id] ?? []}
          among={lookedAt(id, data?.sampled ?? [])}
          nameOf={nameOf}
          onToggle={(value) => onChange({ ...filters, [id]: toggled(filters[id], value) })}
        />
      ))}
      <FacetRow
        label="Rate"
        values={data?.rate ?? []}
        chosen={band ? [String(band.from)] : []}
        among={lookedAt('rate', data?.sampled ?? [])}
        nameOf={bandName}
        onToggle={setBand}
      />
    </Box>
  );
}
