import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ListEndpoint, type ListFilters, useListState } from '@/lib/client/list-state';

/** A list that is looked at often. */
export interface QuickFilter<E extends ListEndpoint> {
  label: string;
  filters: Partial<ListFilters<E>>;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface QuickFiltersProps<E extends ListEndpoint> {
  endpoint: E;
  views: readonly QuickFilter<E>[];
}

/** One click for each list that is looked at every day; a second one takes it away. */
export function QuickFilters<E extends ListEndpoint>({ endpoint, views }: QuickFiltersProps<E>) {
  const { query, set } = useListState(endpoint);
  const values = query as Record<string, unknown>;
  const ofAll = Object.fromEntries(views.flatMap(({ filters }) => Object.keys(filters)).map((key) => [key, undefined]));
  const isOn = ({ filters }: QuickFilter<E>) =>
    Object.entries({ ...ofAll, ...filters }).every(([key, value]) => isSame(values[key], value));
  return (
    <Box
      role="group"
      aria-label="Quick filters"
      sx={{ display: 'flex', gap: 0.75, overflowX: 'auto', pt: 0.25, pb: 1 }}
    >
      {views.map((view) => (
        <Button
          key={view.label}
          size="small"
          variant={isOn(view) ? 'contained' : 'outlined'}
          color={isOn(view) ? 'primary' : 'inherit'}
          aria-pressed={isOn(view)}
          onClick={() => set({ ...ofAll, ...(!isOn(view) && view.filters) } as never)}
          sx={{ flexShrink: 0, borderRadius: 4, py: 0 }}
        >
          {view.label}
        </Button>
      ))}
    </Box>
  );
}
