import Stack from '@mui/material/Stack';
import { BUYER_WORDS } from '@/components/entities/buyer-words';
import { useCurrentUser } from '@/components/entities/current-user';
import { StaffPicker } from '@/components/entities/staff-picker';
import { BulkChangeDialog } from '@/components/records/bulk-change/bulk-change-dialog';
import { bulkSelection } from '@/components/records/bulk-change/bulk-selection';
import { StepWishFields } from '@/components/records/bulk-change/step-wish-fields';
import { SelectField } from '@/components/ui/select-field';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { BUYER_MACHINE } from '@/lib/domain/buyers/buyer-machine';
import { BUYER_MANAGERS } from '@/lib/domain/buyers/buyer-status';
import type { Selection } from '@/lib/domain/lists/selection';
import { type BuyerBulkDraft, buyerBulkWishes, NO_WISH } from './buyer-bulk-wishes';

interface BuyerBulkDialogProps {
  selection: Selection;
  search: string;
  /** Draft of the bulk change. Lives outside the dialog, so a click beside it loses nothing. */
  draft: BuyerBulkDraft | null;
  onDraft: (draft: BuyerBulkDraft) => void;
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Changes the selected buyers. */
export function BuyerBulkDialog({ selection, search, draft, onDraft, ...actions }: BuyerBulkDialogProps) {
  const { fo } = useCurrentUser();
  const current = draft ?? NO_WISH;
  const typed = ({ wish, reason }: BuyerBulkDraft) => ({ wish, reason });
  useKeptWords('change buyers', typed(current), typed(NO_WISH), (words) => onDraft({ ...current, ...words }));
  const wishes = buyerBulkWishes(fo);
  const wish = wishes.find(({ value }) => value === current.wish);
  const change = wish?.changeOf(current);
  const handleChange = (part: Partial<BuyerBulkDraft>) => onDraft({ ...current, ...part });
  return (
    <BulkChangeDialog
      {...actions}
      noun={BUYER_MACHINE.noun}
      wish={change ? { list: 'buyers', selection: bulkSelection(selection, search), change } : null}
    >
      <Stack spacing={2.5}>
        <SelectField
          label="Action"
          value={current.wish}
          options={wishes}
          onChange={(value) => handleChange({ wish: value })}
        />
        {wish?.asks === 'manager' && (
          <StaffPicker
            label={BUYER_WORDS.managerId.label}
            roles={BUYER_MANAGERS}
            value={current.managerId}
            onChange={(managerId) => handleChange({ managerId })}
          />
        )}
        {wish?.step && (
          <StepWishFields step={wish.step} reason={current.reason} onReason={(reason) => handleChange({ reason })} />
        )}
      </Stack>
    </BulkChangeDialog>
  );
}
