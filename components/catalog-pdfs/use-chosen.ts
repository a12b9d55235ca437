import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PDF_CATALOGS, type PdfWish } from '@/lib/contracts/catalog-pdfs';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { useChosenCatalogs, useRememberChosen } from '@/lib/client/queries/catalog-pdfs';

/** Catalogs of a form in page order, with the actions on them. */
export function useChosen({ control, getFieldState, getValues, setValue, formState }: UseFormReturn<PdfWish>) {
  const ids = useWatch({ control, name: 'catalogIds' });
  const { data = [], error, isPlaceholderData, isPending, refetch } = useChosenCatalogs(ids);
  const remember = useRememberChosen();
  const isKnown = ids.length === 0 || (!isPending && !isPlaceholderData);
  const byId = new Map(data.map((catalog) => [catalog.id, catalog]));

  const set = (next: string[], added: readonly Catalog[] = []) => {
    if (isKnown) remember(next, [...data, ...added]);
    // Adding catalogs may fix a validation error the form already shows.
    const shouldValidate = formState.isSubmitted || getFieldState('catalogIds').invalid;
    setValue('catalogIds', next, { shouldDirty: true, shouldValidate });
  };
  return {
    ids,
    byId,
    error,
    isKnown,
    retry: () => void refetch(),
    room: PDF_CATALOGS - ids.length,
    /** Catalogs that buyers can no longer see. */
    gone: isKnown && !error ? ids.filter((id) => !byId.has(id)) : [],
    pictures: ids.map((id) => byId.get(id)?.images ?? 0),
    add: (added: readonly Catalog[]) => {
      const now = getValues('catalogIds');
      const fresh = added.filter(({ id }) => !now.includes(id)).slice(0, PDF_CATALOGS - now.length);
      set([...now, ...fresh.map(({ id }) => id)], fresh);
    },
    remove: (some: readonly string[]) => set(getValues('catalogIds').filter((id) => !some.includes(id))),
    /** Moves a catalog; both positions are zero-based. */
    move: (from: number, to: number) => {
      const next = [...getValues('catalogIds')];
      next.splice(to, 0, ...next.splice(from, 1));
      setValue('catalogIds', next, { shouldDirty: true });
    },
  };
}

export type Chosen = ReturnType<typeof useChosen>;
