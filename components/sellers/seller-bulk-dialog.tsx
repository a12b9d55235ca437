import { BulkChangeDialog } from '@/components/records/bulk-change/bulk-change-dialog';
import { bulkSelection } from '@/components/records/bulk-change/bulk-selection';
import { SELLERS } from '@/components/entities/undone-text';
import { useCurrentUser } from '@/components/entities/current-user';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import type { Selection } from '@/lib/domain/lists/selection';
import { SellerBulkForm } from './seller-bulk-form';
import { NO_WISH, type SellerBulkDraft, sellerBulkWishes } from './seller-bulk-wishes';

interface SellerBulkDialogProps {
  selection: Selection;
  search: string;
  /** Draft of the bulk change. Lives outside the dialog, so a click beside it loses nothing. */
  draft: SellerBulkDraft | null;
  onDraft: (draft: SellerBulkDraft) => void;
  onStarted: (id: string) => void;
  onClose: () => void;
}

/** Changes the selected sellers. */
export function SellerBulkDialog({ selection, search, draft, onDraft, ...actions }: SellerBulkDialogProps) {
  const { fo } = useCurrentUser();
  const current = draft ?? NO_WISH;
  const typed = ({ wish, reason }: SellerBulkDraft) => ({ wish, reason });
  useKeptWords('change sellers', typed(current), typed(NO_WISH), (words) => onDraft({ ...current, ...words }));
  const wishes = sellerBulkWishes(fo);
  const wish = wishes.find(({ value }) => value === current.wish);
  const change = wish?.changeOf(current);
  return (
    <BulkChangeDialog
      {...actions}
      noun={SELLERS}
      wish={change ? { list: 'sellers', selection: bulkSelection(selection, search), change } : null}
    >
      <SellerBulkForm
        wishes={wishes}
        wish={wish}
        draft={current}
        onChange={(part) => onDraft({ ...current, ...part })}
      />
    </BulkChangeDialog>
  );
}
