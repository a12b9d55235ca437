import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { catalogStatusLabel } from '@/components/entities/catalog-status';
import { numberText } from '@/components/ui/data-table/count-text';
import { catalogsApi } from '@/lib/contracts/catalogs';
import { useListState } from '@/lib/client/list-state';
import { useCatalogFacets } from '@/lib/client/queries/catalog-review';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import type { CatalogStatus } from '@/lib/domain/catalog-status';

/** Values of one facet that are offered at once; the filters have them all. */
const MOST = 8;

interface FacetProps {
  label: string;
  values: readonly { value: string; count: number }[];
  chosen: readonly string[];
  nameOf: (value: string) => string;
  onChange: (chosen: string[] | undefined) => void;
}

function Facet({ label, values, chosen, nameOf, onChange }: FacetProps) {
  if (values.length === 0) return null;
  const toggle = (value: string) => {
    const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    onChange(next.length === 0 ? undefined : next);
  };
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', gap: 0.75, overflowX: 'auto', py: 0.5 }}>
      {values.slice(0, MOST).map(({ value, count }) => (
        <Chip
          key={value}
          size="small"
          label={`${nameOf(value)} ${numberText(count)}`}
          variant={chosen.includes(value) ? 'filled' : 'outlined'}
          color={chosen.includes(value) ? 'primary' : 'default'}
          aria-pressed={chosen.includes(value)}
          onClick={() => toggle(value)}
        />
      ))}
    </Box>
  );
}

/** How many catalogs there are of each status and product type, of those that match; a click narrows the list. */
export function CatalogFacets() {
  const { query, set } = useListState(catalogsApi.list);
  const { sort: _sort, cursor: _cursor, limit: _limit, ...filters } = query;
  const { data } = useCatalogFacets(filters);
  const { data: taxonomy } = useTaxonomy();
  const typeName = (id: string) => taxonomy?.productTypes.find((type) => type.id === id)?.nameEn ?? '…';
  return (
    <Box sx={{ pb: 1 }}>
      <Facet
        label="Status"
        values={data?.status ?? []}
        chosen={query.status ?? []}
        nameOf={(status) => catalogStatusLabel(status as CatalogStatus)}
        onChange={(status) => set({ status: status as CatalogStatus[] | undefined })}
      />
      <Facet
        label="Product type"
        values={data?.productTypeId ?? []}
        chosen={query.productTypeId ?? []}
        nameOf={typeName}
        onChange={(productTypeId) => set({ productTypeId })}
      />
    </Box>
  );
}
