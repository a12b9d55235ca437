import Stack from '@mui/material/Stack';
import { StaffPicker } from '@/components/entities/staff-picker';
import { StepWishFields } from '@/components/records/bulk-change/step-wish-fields';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { SelectField } from '@/components/ui/select-field';
import { SELLER_FLAGS } from '@/lib/domain/sellers/seller-flags';
import { SALESMEN } from '@/lib/domain/sellers/seller-scope';
import { SELLER_MANAGERS } from '@/lib/domain/sellers/seller-status';
import { MarketOrNewPicker } from './market-or-new-picker';
import type { SellerBulkDraft, SellerBulkWish } from './seller-bulk-wishes';
import { FLAGS } from './seller-flags';
import { SELLER_WORDS } from './seller-words';

interface SellerBulkFormProps {
  wishes: readonly SellerBulkWish[];
  wish: SellerBulkWish | undefined;
  draft: SellerBulkDraft;
  onChange: (change: Partial<SellerBulkDraft>) => void;
}

const FLAG_OPTIONS = SELLER_FLAGS.map((value) => ({ value, label: FLAGS[value].label }));
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;

/** Form of a bulk change to sellers. */
export function SellerBulkForm({ wishes, wish, draft, onChange }: SellerBulkFormProps) {
  return (
    <Stack spacing={2.5}>
      <SelectField label="Action" value={draft.wish} options={wishes} onChange={(value) => onChange({ wish: value })} />
      {wish?.asks === 'salesman' && (
        <StaffPicker
          label={SELLER_WORDS.salesmanId.label}
          roles={SALESMEN}
          value={draft.salesmanId}
          onChange={(salesmanId) => onChange({ salesmanId })}
        />
      )}
      {wish?.asks === 'account-manager' && (
        <StaffPicker
          label={SELLER_WORDS.accountManagerId.label}
          roles={SELLER_MANAGERS}
          value={draft.accountManagerId}
          onChange={(accountManagerId) => onChange({ accountManagerId })}
        />
      )}
      {wish?.asks === 'market' && (
        <MarketOrNewPicker
          label={SELLER_WORDS.marketId.label}
          value={draft.marketId}
          onChange={(marketId) => onChange({ marketId })}
        />
      )}
      {wish?.asks === 'flag' && (
        <>
          <SelectField
            label="Flag"
            hint={FLAGS[draft.flag].hint}
            value={draft.flag}
            options={FLAG_OPTIONS}
            onChange={(flag) => onChange({ flag })}
          />
          <SegmentedControl
            legend={FLAGS[draft.flag].label}
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
