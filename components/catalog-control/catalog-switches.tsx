import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CheckField } from '@/components/ui/check-field';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { useControlCatalog } from '@/lib/client/queries/catalog-control';
import { CATALOG_FLAGS } from '@/lib/domain/catalogs/catalog-flags';

const SWITCHES = [
  { key: 'isVisible', label: CATALOG_FLAGS.isVisible, hint: 'Buyers may see it. Off hides it, whatever its status.' },
  {
    key: 'isAvailable',
    label: CATALOG_FLAGS.isAvailable,
    hint: 'The seller has it in stock. Off hides it until it is back.',
  },
  { key: 'qcPassed', label: CATALOG_FLAGS.qcPassed, hint: 'A reviewer checked it and found it good.' },
] as const;

interface CatalogSwitchesProps {
  catalog: CatalogDetail;
  /** True when the user may not change it. */
  isDisabled: boolean;
}

/** Visibility switches of one catalog; each change is saved immediately. */
export function CatalogSwitches({ catalog, isDisabled }: CatalogSwitchesProps) {
  const { mutate, isPending, variables, error } = useControlCatalog(catalog.id);
  const problem =
    error?.code === 'changed_meanwhile'
      ? 'This catalog changed meanwhile and is shown as it is now. Switch again if you still want to.'
      : error?.message;
  return (
    <Box
      component="fieldset"
      disabled={isDisabled}
      aria-label="Switches"
      aria-busy={isPending}
      sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, border: 0, minWidth: 0 }}
    >
      {SWITCHES.map(({ key, label, hint }) => (
        <CheckField
          key={key}
          label={label}
          hint={hint}
          value={(isPending ? variables[key] : undefined) ?? catalog[key]}
          onChange={(value) => {
            if (!isPending) mutate({ [key]: value, version: catalog.version });
          }}
        />
      ))}
      {problem && !error?.isPassing && (
        <Typography role="alert" variant="body2" color="error">
          {problem}
        </Typography>
      )}
    </Box>
  );
}
