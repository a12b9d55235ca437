import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { usePageKeys } from '@/components/entities/keys/use-page-keys';
import { PhotoThumb } from '@/components/entities/photo-thumb';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { useChangeProblem } from '@/components/shell/use-draft-problem';
import { CheckField } from '@/components/ui/check-field';
import type { Arrangement } from '@/components/ui/data-table/data-table';
import { Caption } from '@/components/ui/data-table/table-head';
import { RowScroller } from '@/components/ui/data-table/row-scroller';
import { Grid } from '@/components/ui/data-table/table-styles';
import { isStringList, useStoredState } from '@/lib/client/use-stored-state';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { SheetCell, type CellActions } from './sheet-cell';
import { SHEET_COLUMNS } from './sheet-columns';
import { cellKey } from './sheet-drafts';
import { useSheet } from './use-sheet';

const NAME_WIDTH = 220;

interface CatalogSheetProps extends Pick<Arrangement<Catalog>, 'label' | 'rows' | 'model'> {
  personId: string;
}

/** Catalogs as a sheet: selected fields are edited in place. */
export function CatalogSheet({ label, rows, model, personId }: CatalogSheetProps) {
  usePageKeys('sheet');
  const changeProblemOf = useChangeProblem();
  const [hidden, setHidden] = useStoredState<string[]>(`sheet columns ${personId}`, [], isStringList);
  const columns = SHEET_COLUMNS.filter(({ field }) => !hidden.includes(field));
  const isLocked = (row: Catalog) => row.isDeleted || changeProblemOf(row) !== null;
  const { drafts, rowOf, type, commit, fill, putBack, giveUp } = useSheet(rows, personId, isLocked);
  const body = useRef<HTMLTableSectionElement>(null);

  const placeOf = (row: Catalog, field: string) => ({
    row: rows.findIndex(({ id }) => id === row.id),
    column: columns.findIndex((column) => column.field === field),
  });
  const actions: CellActions = {
    onType: type,
    onCommit: commit,
    onPutBack: (row, { field }) => putBack(row.id, field),
    onPaste: (row, { field }, cells) => fill(placeOf(row, field), cells, columns),
    onMove: (row, { field }, { down, right }) => {
      const at = placeOf(row, field);
      const wanted = columns[at.column + right]?.field;
      const cell = body.current?.rows[at.row + down]?.querySelector<HTMLInputElement>(`input[data-field="${wanted}"]`);
      cell?.focus();
      cell?.select();
    },
  };
  const shownIds = new Set(rows.map(({ id }) => id));
  const elsewhere = Object.keys(drafts).filter((key) => !shownIds.has(key.split(' ')[0] ?? ''));
  const names = new Map(SHEET_COLUMNS.map(({ field, label: name }) => [field as string, name]));
  const toggle = (field: string, isShown: boolean) =>
    setHidden(isShown ? hidden.filter((one) => one !== field) : [...hidden, field]);
  return (
    <>
      <UnsavedGuard
        isDirty={Object.keys(drafts).length > 0}
        text="Some cells are not saved. They wait in this browser until you come back here."
      />
      <Box role="group" aria-label="Fields to edit" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, px: 1.5, pb: 1 }}>
        {[...names].map(([field, name]) => (
          <CheckField
            key={field}
            label={name}
            value={!hidden.includes(field)}
            onChange={(isShown) => toggle(field, isShown)}
          />
        ))}
      </Box>
      {elsewhere.length > 0 && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => giveUp(elsewhere)}>
              Discard
            </Button>
          }
        >
          {elsewhere.length} typed cells are of catalogs that are not on this page.
        </Alert>
      )}
      <RowScroller model={model}>
        <Grid style={{ minWidth: columns.reduce((sum, { width }) => sum + width, NAME_WIDTH) }}>
          <Caption>{label}</Caption>
          <thead>
            <tr>
              <th scope="col" style={{ width: NAME_WIDTH }}>
                Catalog
              </th>
              {columns.map(({ field, label: name, width, isNumber }) => (
                <th key={field} scope="col" style={{ width }} data-align={isNumber && 'right'}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={body}>
            {rows.map(rowOf).map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <PhotoThumb photo={row.cover} size={28} /> {row.seller.businessName}
                </th>
                {columns.map((column) => (
                  <SheetCell
                    key={column.field}
                    {...actions}
                    row={row}
                    column={column}
                    name={catalogName(row)}
                    draft={drafts[cellKey(row.id, column.field)]}
                    isLocked={isLocked(row)}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Grid>
      </RowScroller>
    </>
  );
}
