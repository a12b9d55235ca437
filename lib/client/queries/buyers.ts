import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { paymentsApi } from '@/lib/contracts/buyers/payments';
import { fetchData } from './fetch-data';
import { resource } from './resource';

const PAYMENTS = ['payments'] as const;

/** Consents, notes and status changes also appear in the buyer's timelines. */
export const buyers = resource(buyersApi, { touches: [['orders'], PAYMENTS] });

export type DuplicateQuery = EndpointInput<typeof buyersApi.duplicates, 'output'>['query'];

/** Possible duplicates of the buyer being typed. */
export const useBuyerDuplicates = (query: DuplicateQuery) =>
  useQuery({
    queryKey: ['buyers', 'duplicates', query],
    queryFn: fetchData(buyersApi.duplicates, { query }),
    enabled: Boolean(query.phone ?? query.gstin ?? (query.name && query.city)),
    placeholderData: keepPreviousData,
  });

/** Unpaid orders of a buyer. */
export const useDues = (id: string) =>
  useQuery({ queryKey: [...PAYMENTS, 'dues', id], queryFn: fetchData(paymentsApi.dues, { params: { id } }) });
