import { showColumn } from '@/components/ui/data-table/table-layout';
import { DEFAULT_LAYOUT, layoutOf } from '@/lib/domain/lists/table-layout';

const COLUMNS = [
  { id: 'name' },
  { id: 'town' },
  { id: 'note', isExtra: true },
  { id: 'added', isExtra: true },
] as const;

describe('the layout of a table', () => {
  it('hides the extra columns where nothing is arranged', () => {
    expect(layoutOf(DEFAULT_LAYOUT, COLUMNS)).toEqual({ hidden: ['note', 'added'], order: [], widths: {} });
  });

  it('is the stored one where something is', () => {
    const hidden = { hidden: ['town'], order: [], widths: {} };
    const wider = { hidden: [], order: [], widths: { town: 300 } };
    expect(layoutOf(hidden, COLUMNS)).toBe(hidden);
    expect(layoutOf(wider, COLUMNS)).toBe(wider);
  });

  it('keeps the other extra columns hidden when one is shown', () => {
    const shown = showColumn(layoutOf(DEFAULT_LAYOUT, COLUMNS), COLUMNS, 'note', true);
    expect(shown.hidden).toEqual(['added']);
  });

  it('names its columns when it shows them all, as the default hides some', () => {
    const one = showColumn(layoutOf(DEFAULT_LAYOUT, COLUMNS), COLUMNS, 'note', true);
    const all = showColumn(one, COLUMNS, 'added', true);
    expect(layoutOf(all, COLUMNS)).toEqual({ hidden: [], order: ['name', 'town', 'note', 'added'], widths: {} });
  });

  it('is the default again when every column is as declared', () => {
    const layout = layoutOf(DEFAULT_LAYOUT, COLUMNS);
    const changed = showColumn(layout, COLUMNS, 'town', false);
    expect(changed.hidden).toEqual(['note', 'added', 'town']);
    expect(showColumn(changed, COLUMNS, 'town', true)).toEqual(DEFAULT_LAYOUT);
  });
});
