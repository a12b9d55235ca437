import { useQuery } from '@tanstack/react-query';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { paymentsApi } from '@/lib/contracts/buyers/payments';
import { fetchData } from './fetch-data';
import { resource } from './resource';

const PAYMENTS = ['payments'] as const;

/** A consent, a note or a step shows in the timelines of the buyer as well. */
export const buyers = resource(buyersApi, { touches: [['orders'], PAYMENTS] });

/** The orders a buyer still owes for. */
export const useDues = (id: string) =>
  useQuery({ queryKey: [...PAYMENTS, 'dues', id], queryFn: fetchData(paymentsApi.dues, { params: { id } }) });
