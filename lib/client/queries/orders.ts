import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Endpoint, EndpointInput } from '@/lib/contracts/base/endpoint';
import type { Order } from '@/lib/contracts/orders/order-record';
import { ordersApi } from '@/lib/contracts/orders/orders';
import { fetchData } from './fetch-data';
import { resource } from './resource';

/** What is owed for orders shows with their buyers. */
export const orders = resource(ordersApi, { touches: [['buyers'], ['payments']] });

/** A step with an order or a part of it: every one answers with the order as it is afterwards. */
export const useOrderStep = <E extends Endpoint>(endpoint: E, isForm = true) =>
  orders.useAction(endpoint, {
    ...(isForm && { isForm: true as const }),
    keep: (queryClient, order) => queryClient.setQueryData(orders.keys.detail((order as Order).id), order),
  });

type TotalsQuery = EndpointInput<typeof ordersApi.totals>['query'];

/** How many orders match, how much and where they stand. */
export const useOrderTotals = (query: TotalsQuery) =>
  useQuery({
    queryKey: ['orders', 'totals', query],
    queryFn: fetchData(ordersApi.totals, { query }),
    placeholderData: keepPreviousData,
  });

/** Catalogs that a search finds for an order; asks for none while it is null. */
export const useSaleCatalogs = (q: string | null) =>
  useQuery({
    queryKey: ['orders', 'catalogs', q],
    queryFn: fetchData(ordersApi.catalogs, { query: { q: q || undefined } }),
    enabled: q !== null,
    placeholderData: keepPreviousData,
  });
