import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { CheckBox } from '@/components/ui/check-box';
import { SelectField } from '@/components/ui/select-field';
import { useCheckImport } from '@/lib/client/queries/imports';
import type { Import } from '@/lib/contracts/imports';
import type { ImportMapping } from '@/lib/domain/tables/imports';
import { numberText } from '@/lib/domain/text/count-text';

const LEFT_OUT = '';

interface ImportColumnsStepProps {
  current: Import;
  onChecking: () => void;
  onClose: () => void;
}

/** Maps the columns of the table. */
export function ImportColumnsStep({ current, onChecking, onClose }: ImportColumnsStepProps) {
  const { columns, fields, fileName, rowCount } = current;
  const [mapping, setMapping] = useState<ImportMapping>(current.mapping);
  const { mutate, isPending, error } = useCheckImport(current.id);
  const options = [
    { value: LEFT_OUT, label: 'Skip' },
    ...fields.map(({ id, label, required }) => ({ value: id, label: required ? `${label} (needed)` : label })),
  ];
  const choose = (column: number, field: string) =>
    setMapping(({ fields: chosen, filledDown }) => ({
      fields: chosen.map((one, index) => (index === column ? field || null : one)),
      filledDown,
    }));
  const fill = (field: string, isFilled: boolean) =>
    setMapping(({ fields: chosen, filledDown }) => ({
      fields: chosen,
      filledDown: isFilled ? [...filledDown, field] : filledDown.filter((one) => one !== field),
    }));
  return (
    <>
      <UnsavedGuard
        isDirty={!isPending && JSON.stringify(mapping) !== JSON.stringify(current.mapping)}
        text="Your column choices are saved once the rows are checked. Leaving now loses them."
      />
      <DialogContent>
        <Typography sx={{ mb: 2 }}>
          {fileName}: {numberText(rowCount)} rows. What is in each column?
        </Typography>
        {error && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {error.issues[0]?.message ?? error.message}
          </Alert>
        )}
        <Box sx={{ display: 'grid', gap: 2 }}>
          {columns.map(({ header, samples }, column) => {
            const field = mapping.fields[column] ?? null;
            return (
              <Box key={column} sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: 'minmax(0, 1fr) 160px' } }}>
                <SelectField
                  label={header}
                  hint={samples.length > 0 ? `Such as: ${samples.join(' · ')}` : 'The first rows are blank here.'}
                  value={field ?? LEFT_OUT}
                  options={options}
                  onChange={(chosen) => choose(column, chosen)}
                />
                {field !== null && (
                  <Box component="label" sx={{ display: 'flex', gap: 1, alignItems: 'center', pt: { sm: 2 } }}>
                    <CheckBox
                      checked={mapping.filledDown.includes(field)}
                      onChange={(event) => fill(field, event.target.checked)}
                    />
                    Blank: as above
                  </Box>
                )}
              </Box>
            );
          })}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          Cancel
        </Button>
        <Button variant="contained" loading={isPending} onClick={() => mutate(mapping, { onSuccess: onChecking })}>
          Check the rows
        </Button>
      </DialogActions>
    </>
  );
}
