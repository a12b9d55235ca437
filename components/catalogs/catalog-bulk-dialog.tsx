import { BulkChangeDialog } from '@/components/records/bulk-change/bulk-change-dialog';
import { bulkSelection } from '@/components/records/bulk-change/bulk-selection';
import { useCurrentUser } from '@/components/entities/current-user';
import type { CatalogBulkChange } from '@/lib/contracts/catalogs/catalog-bulk-changes';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { RATE_GUARD_PERCENT } from '@/lib/domain/catalogs/rate-change';
import type { Selection } from '@/lib/domain/lists/selection';
import { CatalogBulkForm } from './catalog-bulk-form';
import { CATALOGS } from './catalog-noun';
import { type CatalogBulkDraft, catalogBulkWishes, NO_WISH } from './catalog-bulk-wishes';

interface CatalogBulkDialogProps {
  selection: Selection;
  search: string;
  /** Draft of the bulk change. Lives outside the dialog, so a click beside it loses nothing. */
  draft: CatalogBulkDraft | null;
  onDraft: (draft: CatalogBulkDraft) => void;
  onStarted: (id: string) => void;
  onClose: () => void;
}

const meantLabel = (catalogs: string) => `I mean it: change ${catalogs} by more than ${RATE_GUARD_PERCENT} % as well`;

/** Changes the selected catalogs. */
export function CatalogBulkDialog({ selection, search, draft, onDraft, ...actions }: CatalogBulkDialogProps) {
  const { fo } = useCurrentUser();
  const current = draft ?? NO_WISH;
  const typed = ({ wish, percent, reason }: CatalogBulkDraft) => ({ wish, percent, reason });
  useKeptWords('change catalogs', typed(current), typed(NO_WISH), (words) => onDraft({ ...current, ...words }));
  const wishes = catalogBulkWishes(fo);
  const wish = wishes.find(({ value }) => value === current.wish) ?? wishes[0];
  const change = wish?.changeOf(current);
  const wishFor = (change: CatalogBulkChange) =>
    ({ list: 'catalogs', selection: bulkSelection(selection, search), change }) as const;
  const isGuarded = change && 'isMeant' in change;
  return (
    <BulkChangeDialog
      {...actions}
      noun={CATALOGS}
      wish={change ? wishFor(change) : null}
      meant={isGuarded ? { wish: wishFor({ ...change, isMeant: true }), label: meantLabel } : undefined}
    >
      <CatalogBulkForm
        wishes={wishes}
        wish={wish}
        draft={current}
        onChange={(part) => onDraft({ ...current, ...part })}
      />
    </BulkChangeDialog>
  );
}
