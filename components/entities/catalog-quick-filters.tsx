import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type ListFilters, useListState } from '@/lib/client/list-state';

/** A list of catalogs that is looked at often. */
export interface QuickFilter {
  label: string;
  filters: Partial<ListFilters<typeof catalogsApi.list>>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** One click for each list that is looked at every day; a second one takes it away. */
export function CatalogQuickFilters({ views }: { views: readonly QuickFilter[] }) {
  const { query, set } = useListState(catalogsApi.list);
  const values: Record<string, unknown> = query;
  const ofAll = Object.fromEntries(views.flatMap(({ filters }) => Object.keys(filters)).map((key) => [key, undefined]));
  const isOn = ({ filters }: QuickFilter) =>
    Object.entries({ ...ofAll, ...filters }).every(([key, value]) => isSame(values[key], value));
  return (
    <Box sx={{ mb: 1 }}>
      <Box role="group" aria-label="Quick filters" sx={{ display: 'flex', gap: 0.75, overflowX: 'auto', py: 0.5 }}>
        {views.map((view) => (
          <Button
            key={view.label}
            size="small"
            variant={isOn(view) ? 'contained' : 'outlined'}
            color={isOn(view) ? 'primary' : 'inherit'}
            aria-pressed={isOn(view)}
            onClick={() => set({ ...ofAll, ...(!isOn(view) && view.filters) })}
            sx={{ flexShrink: 0, borderRadius: 4, py: 0 }}
          >
            {view.label}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
