import { useMemo, useState } from 'react';
import type { TablePreferences } from '@/components/ui/data-table/table-layout';
import { DEFAULT_LAYOUT, type TableLayout } from '@/lib/domain/lists/table-layout';
import { useMe } from '@/lib/client/queries/me';
import { isStringList, readStored, writeStored } from '@/lib/client/use-stored-state';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isLayout = (value: unknown): value is TableLayout =>
  isRecord(value) &&
  isStringList(value.hidden) &&
  isStringList(value.order) &&
  isRecord(value.widths) &&
  Object.values(value.widths).every((width) => typeof width === 'number');

/** Column layout of a table, remembered per user in this browser. */
export function useTablePreferences(table: string) {
  const key = `columns ${useMe().data?.id ?? ''} ${table}`;
  const stored = useMemo(() => readStored(key, isLayout) ?? DEFAULT_LAYOUT, [key]);
  const [changed, setChanged] = useState<{ key: string; layout: TableLayout } | null>(null);
  const showLayout = (layout: TableLayout) => setChanged({ key, layout });
  return {
    layout: changed?.key === key ? changed.layout : stored,
    /** Applies only to this visit: the user did not choose it. */
    showLayout,
    setLayout: (layout: TableLayout) => {
      showLayout(layout);
      writeStored(key, layout);
    },
  } satisfies TablePreferences & Record<string, unknown>;
}
