import Stack from '@mui/material/Stack';
import { Field } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { UPLOAD_PRIORITIES, type UploadPriority } from '@/lib/domain/uploads/upload-status';
import { SellerInMarket } from './seller-in-market';

/** Details given when videos are added. */
export interface Brought {
  sellerId: string | null;
  note: string;
  level: UploadPriority;
}

export const NOTHING_BROUGHT: Brought = { sellerId: null, note: '', level: 'normal' };

export const PRIORITY_NAMES: Record<UploadPriority, string> = { urgent: 'Urgent', normal: 'Normal', later: 'Later' };

/** The same, as a request body. */
export const broughtBody = <Seller extends string | null>({ note, level }: Brought, sellerId: Seller) => ({
  sellerId,
  note,
  priority: UPLOAD_PRIORITIES[level],
});

interface BroughtFieldsProps {
  value: Brought;
  onChange: (value: Brought) => void;
  /** True when a seller must be selected now. */
  isAsked: boolean;
  /** Explains how the seller is determined when none was selected. */
  sellerHint?: string;
}

type Hurry = Pick<Brought, 'note' | 'level'>;

/** Urgency of cutting the videos, and a note to the editor. */
export const HurryFields = ({ value, onChange }: { value: Hurry; onChange: (changes: Partial<Hurry>) => void }) => (
  <>
    <SegmentedControl
      legend="Priority"
      value={value.level}
      options={(Object.keys(PRIORITY_NAMES) as UploadPriority[]).map((level) => ({
        value: level,
        label: PRIORITY_NAMES[level],
      }))}
      onChange={(level) => onChange({ level })}
    />
    <Field
      label="Note"
      hint="The editor reads it."
      autoComplete="off"
      inputProps={{ maxLength: 500 }}
      value={value.note}
      onChange={(event) => onChange({ note: event.target.value })}
    />
  </>
);

/** Seller of the videos, urgency, and a note to the editor. */
export function BroughtFields({ value, onChange, isAsked, sellerHint }: BroughtFieldsProps) {
  return (
    <Stack spacing={2}>
      <SellerInMarket
        value={value.sellerId}
        hint={sellerHint}
        problem={isAsked && value.sellerId === null ? 'Choose the seller.' : undefined}
        onChange={(sellerId) => onChange({ ...value, sellerId })}
      />
      <HurryFields value={value} onChange={(changes) => onChange({ ...value, ...changes })} />
    </Stack>
  );
}
