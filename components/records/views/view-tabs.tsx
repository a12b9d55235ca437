import { styled } from '@mui/material/styles';
import { type ListEndpoint, type ListFilters, useListState } from '@/lib/client/list-state';
import { useListCounts } from '@/lib/client/queries/list-counts';
import type { Count } from '@/lib/contracts/base/counts';
import { numberText } from '@/lib/domain/text/count-text';

/** A frequently used view. */
export interface ReadyView<E extends ListEndpoint> {
  label: string;
  filters: Partial<ListFilters<E>>;
}

const Tabs = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  marginBottom: theme.spacing(1),
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& button': {
    ...theme.typography.body2,
    flex: 'none',
    minHeight: theme.spacing(4),
    padding: theme.spacing(0, 1.25),
    border: 0,
    borderBottom: '2px solid transparent',
    color: theme.vars.palette.text.secondary,
    background: 'none',
    cursor: 'pointer',
  },
  '& button:hover': { color: theme.vars.palette.text.primary },
  '& button:focus-visible': { outlineOffset: -2 },
  '& button[aria-pressed="true"]': {
    borderBottomColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.text.primary,
    fontWeight: 550,
  },
  // Reserves space for the count, so that nothing shifts.
  '& span': { display: 'inline-block', minWidth: '4ch', textAlign: 'left', fontVariantNumeric: 'tabular-nums' },
}));

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const text = ({ value, isExact }: Count) => `${numberText(value)}${isExact ? '' : '+'}`;

interface ViewTabsProps<E extends ListEndpoint> {
  endpoint: E;
  views: readonly ReadyView<E>[];
  /** Filters of the list when no view is selected. */
  all?: Partial<ListFilters<E>>;
}

/** Built-in views of a list, each with its number of matches under the other filters; all rows first. */
export function ViewTabs<E extends ListEndpoint>({ endpoint, views, all = {} }: ViewTabsProps<E>) {
  const { query, set } = useListState(endpoint);
  const values = query as Record<string, unknown>;
  const { sort: _sort, cursor: _cursor, limit: _limit, ...others } = values;
  const ofAll = Object.fromEntries(views.flatMap(({ filters }) => Object.keys(filters)).map((key) => [key, undefined]));
  const tabs: ReadyView<E>[] = [{ label: 'All', filters: all }, ...views];
  const counts = useListCounts(
    endpoint,
    tabs.map(({ filters }) => ({ ...others, ...ofAll, ...filters })),
  );
  const isOn = ({ filters }: ReadyView<E>) =>
    Object.entries({ ...ofAll, ...filters }).every(([key, value]) => isSame(values[key], value));
  return (
    <Tabs role="group" aria-label="Ready-made views">
      {tabs.map((view, place) => (
        <button
          key={view.label}
          type="button"
          aria-pressed={isOn(view)}
          onClick={() => set({ ...ofAll, ...view.filters } as never)}
        >
          {view.label} <span>{counts?.[place] && text(counts[place])}</span>
        </button>
      ))}
    </Tabs>
  );
}
