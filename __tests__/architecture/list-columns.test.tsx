import path from 'node:path';
import { type DataColumn, DEFAULT_WIDTH } from '@/components/ui/data-table/data-column';
import { CHECKBOX_WIDTH } from '@/components/ui/data-table/table-head';
import { DEFAULT_LAYOUT, layoutOf } from '@/lib/domain/lists/table-layout';
import { readText, sourceFiles } from '../support/repository-files';

/** The width left beside the menu in a window of 1,440 pixels, minus the selection checkbox. */
const ROOM = 1110 - CHECKBOX_WIDTH;
const MOST = 7;

type Columns = readonly DataColumn<unknown>[];

const isColumn = (value: unknown) =>
  typeof value === 'object' && value !== null && 'id' in value && 'header' in value && 'cell' in value;

const declaring = /RecordColumns<|DataColumn<|videoColumns\(|_COLUMNS\.(filter|map)/;
const files = sourceFiles('components').filter((file) => !file.startsWith('components/ui/'));

/** The columns of every list, by export name. */
const lists = files
  .filter((file) => declaring.test(readText(file)))
  .flatMap((file) => Object.entries(jest.requireActual<object>(path.join(process.cwd(), file))))
  .filter((entry): entry is [string, Columns] => {
    const [, value] = entry as [string, unknown];
    return Array.isArray(value) && value.length > 0 && value.every(isColumn);
  });

const shownOf = (columns: Columns) => {
  const { hidden } = layoutOf(DEFAULT_LAYOUT, columns);
  return columns.filter(({ id }) => !hidden.includes(id));
};

describe('columns of lists', () => {
  it('are exported, so that these rules hold for every list', () => {
    const names = new Set(lists.map(([name]) => name));
    /** The screens that render these pass their columns in. */
    const passing = ['components/records/record-list.tsx', 'components/seller-groups/group-register.tsx'];
    const used = files
      .filter((file) => !passing.includes(file))
      .flatMap((file) =>
        [...readText(file).matchAll(/<(?:RecordList|VideoList|DataTable|GroupRegister)\b([^]*?columns=\{([^}]*)\})?/g)]
          .filter(([, , columns]) => columns !== undefined)
          .map(([, , columns = '']) => [file, columns] as const),
      );
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter(([, columns]) => !names.has(columns))).toEqual([]);
  });

  it.each(lists)('%s fit beside the menu of a window of 1,440 pixels', (_, columns) => {
    const shown = shownOf(columns);
    const width = shown.reduce((sum, column) => sum + (column.width ?? DEFAULT_WIDTH), 0);
    expect(width).toBeLessThanOrEqual(ROOM);
    expect(shown.length).toBeLessThanOrEqual(MOST);
  });

  it.each(lists)('%s can hide the extra ones', (_, columns) => {
    expect(columns.filter(({ isExtra, isHideable }) => isExtra && isHideable === false)).toEqual([]);
  });
});
