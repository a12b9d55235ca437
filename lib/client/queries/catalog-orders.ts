import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MOST_CHOICES } from '@/lib/contracts/base/list';
import { MOST_LINES, type SaleCatalog } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { call } from '@/lib/client/http/call';
import { tellFailure } from '@/lib/client/http/tell-failure';
import { orders } from './orders';

interface Wanted {
  buyerId: string;
  catalogIds: readonly string[];
}

/** One full set, or one piece, at today's rate. */
const lineOf = ({ id, rate, setPieces }: SaleCatalog) => ({
  catalogId: id,
  pieces: setPieces ?? 1,
  rate,
  rateReason: null,
});

/** Creates a draft with a line for each catalog that can be ordered now, in order; no draft when there is none. */
export function useOrderOfCatalogs() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ buyerId, catalogIds }: Wanted) => {
      const found = new Map<string, SaleCatalog>();
      for (let from = 0; from < catalogIds.length; from += MOST_CHOICES) {
        const id = catalogIds.slice(from, from + MOST_CHOICES);
        const catalogs = await call(ordersApi.catalogs, { query: { id } }, { showsErrors: 'caller' });
        for (const catalog of catalogs) found.set(catalog.id, catalog);
      }
      const lines = catalogIds
        .flatMap((id) => found.get(id) ?? [])
        .map(lineOf)
        .slice(0, MOST_LINES);
      if (lines.length === 0) return { draft: null, leftOut: catalogIds.length };
      const body = { buyerId, lines, deliveryAddress: '', note: '' };
      const draft = await call(ordersApi.create, { body }, { showsErrors: 'caller' });
      return { draft, leftOut: catalogIds.length - lines.length };
    },
    onError: tellFailure,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orders.keys.all }),
  });
}
