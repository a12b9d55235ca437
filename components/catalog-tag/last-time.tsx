import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import type { Kept } from './remembered';
import type { CommandName } from '@/components/entities/catalog-form/tag-keys';

interface LastTimeProps {
  remembered: { last: Kept | null; ofSeller: Kept | null };
  values: CatalogForm;
  onCommand: (name: CommandName) => void;
}

const isThere = (kept: Partial<CatalogForm>, values: CatalogForm) =>
  Object.keys(
    fieldChanges(
      { ...kept },
      Object.fromEntries(Object.keys(kept).map((name) => [name, values[name as keyof CatalogForm]])),
    ),
  ).length === 0;

/** Values to reuse from earlier work, each with one key. */
export function LastTime({ remembered: { last, ofSeller }, values, onCommand }: LastTimeProps) {
  const canFill = ofSeller !== null && !isThere(ofSeller, values);
  const canCopy = last !== null && !isThere({ productTypeId: last.productTypeId, tags: last.tags }, values);
  if (!canFill && !canCopy) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
      {canFill && (
        <Button
          size="small"
          variant="outlined"
          endIcon={<KeyHint keys={['.']} />}
          onClick={() => onCommand('take-remembered')}
        >
          As last time for this seller
        </Button>
      )}
      {canCopy && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          endIcon={<KeyHint keys={['=']} />}
          onClick={() => onCommand('copy-last')}
        >
          Tags of the last catalog
        </Button>
      )}
    </Box>
  );
}
