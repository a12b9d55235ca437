import Stack from '@mui/material/Stack';
import { Field } from '@/components/ui/field';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { UPLOAD_PRIORITIES, type UploadPriority } from '@/lib/domain/uploads/upload-status';
import { SellerInMarket } from './seller-in-market';

/** What is said of videos when they are brought in. */
export interface Brought {
  sellerId: string | null;
  note: string;
  level: UploadPriority;
}

export const NOTHING_BROUGHT: Brought = { sellerId: null, note: '', level: 'normal' };

export const PRIORITY_NAMES: Record<UploadPriority, string> = { urgent: 'Urgent', normal: 'Normal', later: 'Later' };

/** The same as a call wants it. */
export const broughtBody = <Seller extends string | null>({ note, level }: Brought, sellerId: Seller) => ({
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

type Hurry = Pick<Brought, 'note' | 'level'>;

/** How soon videos are to be cut, and a word to the editor. */
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

/** Whose the videos are, how soon they are to be cut, and a word to the editor. */
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
