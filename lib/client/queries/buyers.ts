import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { paymentsApi } from '@/lib/contracts/buyers/payments';
import { fetchData } from './fetch-data';
import { resource } from './resource';

const PAYMENTS = ['payments'] as const;

/** A consent, a note or a step shows in the timelines of the buyer as well. */
export const buyers = resource(buyersApi, { touches: [['orders'], PAYMENTS] });

export type DuplicateQuery = EndpointInput<typeof buyersApi.duplicates, 'output'>['query'];

/** Who a buyer that is being typed may be. */
export const useBuyerDuplicates = (query: DuplicateQuery) =>
  useQuery({
    queryKey: ['buyers', 'duplicates', query],
    queryFn: fetchData(buyersApi.duplicates, { query }),
    enabled: Boolean(query.phone ?? query.gstin ?? (query.name && query.city)),
    placeholderData: keepPreviousData,
  });

/** The orders a buyer still owes for. */
export const useDues = (id: string) =>
  useQuery({ queryKey: [...PAYMENTS, 'dues', id], queryFn: fetchData(paymentsApi.dues, { params: { id } }) });
