import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { billingApi } from '@/lib/contracts/billing/billing';
import { budgetsApi } from '@/lib/contracts/billing/budgets';
import { fetchData } from './fetch-data';
import { resource } from './resource';

/** Budget usage is shown in billing. */
export const budgets = resource(budgetsApi, { touches: [['billing']] });

/** Storage used by files, its growth, and upcoming deletions. */
export const useStorage = () =>
  useQuery({ queryKey: ['billing', 'storage'], queryFn: fetchData(billingApi.storage, {}) });

/** Accounts by role with their last activity. */
export const useSeats = () => useQuery({ queryKey: ['billing', 'seats'], queryFn: fetchData(billingApi.seats, {}) });

/** Message costs, by month, category and campaign. */
export const useMessageBill = () =>
  useQuery({ queryKey: ['billing', 'messages'], queryFn: fetchData(billingApi.messages, {}) });

/** Usage of one month, or of each of the last twelve. */
export const useStatement = (month: string | undefined) =>
  useQuery({
    queryKey: ['billing', 'statement', month],
    queryFn: fetchData(billingApi.statement, { query: { month } }),
    placeholderData: keepPreviousData,
  });
