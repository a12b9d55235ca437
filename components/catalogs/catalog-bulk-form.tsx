import Stack from '@mui/material/Stack';
import { StepWishFields } from '@/components/records/bulk-change/step-wish-fields';
import { Field } from '@/components/ui/field';
import { NumberField } from '@/components/ui/number-field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SelectField } from '@/components/ui/select-field';
import { CATALOG_FLAG_NAMES, CATALOG_FLAGS } from '@/lib/domain/catalogs/catalog-flags';
import { paiseOf, plainRupees } from '@/lib/domain/text/money';
import { BulkTagField } from './bulk-tag-field';
import type { CatalogBulkDraft, CatalogBulkWish } from './catalog-bulk-wishes';

interface CatalogBulkFormProps {
  wishes: readonly CatalogBulkWish[];
  wish: CatalogBulkWish | undefined;
  draft: CatalogBulkDraft;
  onChange: (change: Partial<CatalogBulkDraft>) => void;
}

const FLAG_OPTIONS = CATALOG_FLAG_NAMES.map((value) => ({ value, label: CATALOG_FLAGS[value] }));
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Form of a bulk change to catalogs. */
export function CatalogBulkForm({ wishes, wish, draft, onChange }: CatalogBulkFormProps) {
  return (
    <Stack spacing={2.5}>
      <SelectField label="Action" value={draft.wish} options={wishes} onChange={(value) => onChange({ wish: value })} />
      {wish?.asks === 'tag' && <BulkTagField draft={draft} isAdding={wish.value === 'add-tag'} onChange={onChange} />}
      {wish?.asks === 'percent' && (
        <Field
          label="Percent"
          hint="5 raises, -5 lowers. The new rate is rounded to whole rupees."
          value={draft.percent}
          autoComplete="off"
          inputProps={{ inputMode: 'text' }}
          onChange={(event) => onChange({ percent: event.target.value })}
        />
      )}
      {wish?.asks === 'rate' && (
        <NumberField
          label="Rate (₹)"
          hint="For one piece, GST extra."
          value={draft.rate}
          parse={paiseOf}
          format={plainRupees}
          onChange={(rate) => onChange({ rate })}
        />
      )}
      {wish?.asks === 'flag' && (
        <>
          <SelectField
            label="Switch"
            value={draft.flag}
            options={FLAG_OPTIONS}
            onChange={(flag) => onChange({ flag })}
          />
          <SegmentedControl
            legend={CATALOG_FLAGS[draft.flag]}
            value={draft.on ? 'yes' : 'no'}
            options={YES_NO}
            onChange={(value) => onChange({ on: value === 'yes' })}
          />
        </>
      )}
      {wish?.step && (
        <StepWishFields step={wish.step} reason={draft.reason} onReason={(reason) => onChange({ reason })} />
      )}
    </Stack>
  );
}
