import Stack from '@mui/material/Stack';
import { SellerPicker } from '@/components/entities/seller-picker';
import { Field } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { UPLOAD_PRIORITIES, type UploadPriority } from '@/lib/domain/uploads/upload-status';

/** What is said of videos when they are brought in. */
export interface Brought {
  sellerId: string | null;
  note: string;
  level: UploadPriority;
}

export const NOTHING_BROUGHT: Brought = { sellerId: null, note: '', level: 'normal' };

const LEVELS: Record<UploadPriority, string> = { urgent: 'Urgent', normal: 'Normal', later: 'Later' };

/** The same as a call wants it. */
export const broughtBody = ({ note, level }: Brought, sellerId: string) => ({
  sellerId,
  note,
  priority: UPLOAD_PRIORITIES[level],
});

interface BroughtFieldsProps {
  value: Brought;
  onChange: (value: Brought) => void;
  /** A seller has to be chosen now. */
  isAsked: boolean;
  /** How the seller is known where it was not chosen. */
  sellerHint?: string;
}

/** Whose the videos are, how soon they are to be cut, and a word to the editor. */
export function BroughtFields({ value, onChange, isAsked, sellerHint }: BroughtFieldsProps) {
  return (
    <Stack spacing={2}>
      <SellerPicker
        label="Seller"
        value={value.sellerId}
        hint={sellerHint}
        problem={isAsked && value.sellerId === null ? 'Choose the seller.' : undefined}
        onChange={(sellerId) => onChange({ ...value, sellerId })}
      />
      <SegmentedControl
        legend="Priority"
        value={value.level}
        options={(Object.keys(LEVELS) as UploadPriority[]).map((level) => ({ value: level, label: LEVELS[level] }))}
        onChange={(level) => onChange({ ...value, level })}
      />
      <Field
        label="Note"
        hint="The editor reads it."
        autoComplete="off"
        inputProps={{ maxLength: 500 }}
        value={value.note}
        onChange={(event) => onChange({ ...value, note: event.target.value })}
      />
    </Stack>
  );
}
