import type { BulkWish } from '@/lib/client/queries/bulk-changes';
import type { Selection } from '@/lib/domain/lists/selection';

/** Selected rows of a list, as the call names them. `search` is the list's query string. */
export const bulkSelection = (selection: Selection, search: string): BulkWish['selection'] =>
  selection.kind === 'some' ? { ids: [...selection.ids] } : { query: search, except: [...selection.except] };
