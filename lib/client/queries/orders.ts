import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '@/lib/contracts/base/endpoint';
import { MOST_CHOICES } from '@/lib/contracts/base/list';
import type { Order } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { returnReportApi } from '@/lib/contracts/orders/return-report';
import { sellerAccountsApi } from '@/lib/contracts/orders/seller-accounts';
import { subOrdersApi } from '@/lib/contracts/orders/sub-orders';
import { call } from '@/lib/client/http/call';
import { tellFailure } from '@/lib/client/http/tell-failure';
import type { DispatchRow } from '@/lib/domain/orders/dispatch-table';
import { againLines } from '@/lib/domain/orders/order-again';
import type { ReturnSpan } from '@/lib/domain/orders/return-status';
import { fetchData } from './fetch-data';
import { resource } from './resource';

/** Buyers show what they owe for orders. */
export const orders = resource(ordersApi, { touches: [['buyers'], ['payments']] });

/** A step of an order or one of its parts; every response contains the updated order. */
export const useOrderStep = <E extends Endpoint>(endpoint: E, isForm = true) =>
  orders.useAction(endpoint, {
    ...(isForm && { isForm: true as const }),
    keep: (queryClient, order) => queryClient.setQueryData(orders.keys.detail((order as Order).id), order),
  });

export type TotalsQuery = EndpointInput<typeof ordersApi.totals>['query'];

/** Number, value and stages of matching orders. */
export const useOrderTotals = (query: TotalsQuery) =>
  useQuery({
    queryKey: ['orders', 'totals', query],
    queryFn: fetchData(ordersApi.totals, { query }),
    placeholderData: keepPreviousData,
  });

/** Account of a seller: value of the goods, and payments received. */
export const useSellerAccount = (sellerId: string) =>
  useQuery({
    queryKey: ['orders', 'seller account', sellerId],
    queryFn: fetchData(sellerAccountsApi.get, { params: { id: sellerId } }),
  });

/** Returns per seller in the last days. */
export const useReturnReport = (days: ReturnSpan) =>
  useQuery({
    queryKey: ['orders', 'return report', days],
    queryFn: fetchData(returnReportApi.bySeller, { query: { days } }),
    placeholderData: keepPreviousData,
  });

/** Catalogs found for an order, or for one seller's part; disabled while the text is null. */
export const useSaleCatalogs = (q: string | null, sellerId?: string) =>
  useQuery({
    queryKey: ['orders', 'catalogs', q, sellerId],
    queryFn: fetchData(ordersApi.catalogs, { query: { q: q || undefined, sellerId } }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });

/** Order lines suggested for a pasted message; disabled while it is empty. */
export const useProposedLines = (text: string) =>
  useQuery({
    queryKey: ['orders', 'proposed', text],
    queryFn: fetchData(ordersApi.propose, { body: { text } }),
    enabled: text.trim() !== '',
  });

type ChangeSet = EndpointInput<typeof subOrdersApi.previewChange>['body'];

/** Price difference of a change to a part; disabled while there is no change. */
export const useChangePreview = (id: string, body: ChangeSet | null) =>
  useQuery({
    queryKey: ['orders', 'change', id, body],
    queryFn: fetchData(subOrdersApi.previewChange, { params: { id }, body: body as ChangeSet }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });

/** Preview of a dispatch table; disabled while it has no rows. */
export const useDispatchDryRun = (rows: DispatchRow[]) =>
  useQuery({
    queryKey: ['orders', 'dispatches', rows],
    queryFn: fetchData(subOrdersApi.dispatchMany, { body: { rows, isDryRun: true } }),
    enabled: rows.length > 0,
    placeholderData: keepPreviousData,
  });

export const useDispatchMany = () => orders.useAction(subOrdersApi.dispatchMany, { isForm: true });

/** Creates a draft with the goods of an order that can still be ordered, at today's rates. */
export function useOrderAgain() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ buyer, subOrders, deliveryAddress }: Order) => {
      const ordered = subOrders.flatMap(({ lines }) => lines);
      const ids = [...new Set(ordered.map(({ catalogId }) => catalogId))].slice(0, MOST_CHOICES);
      const catalogs = await call(ordersApi.catalogs, { query: { id: ids } }, { showsErrors: 'caller' });
      const lines = againLines(ordered, catalogs);
      const body = { buyerId: buyer.id, lines, deliveryAddress, note: '' };
      const draft = await call(ordersApi.create, { body }, { showsErrors: 'caller' });
      return { draft, leftOut: ordered.length - lines.length };
    },
    onError: tellFailure,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: orders.keys.all }),
  });
}
