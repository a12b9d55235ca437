import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { billingApi } from '@/lib/contracts/billing/billing';
import { budgetsApi } from '@/lib/contracts/billing/budgets';
import { fetchData } from './fetch-data';
import { resource } from './resource';

/** How far a budget is spent shows with messages. */
export const budgets = resource(budgetsApi, { touches: [['billing']] });

/** What files take, how it grew and what goes when. */
export const useStorage = () =>
  useQuery({ queryKey: ['billing', 'storage'], queryFn: fetchData(billingApi.storage, {}) });

/** Accounts by role with their last use. */
export const useSeats = () => useQuery({ queryKey: ['billing', 'seats'], queryFn: fetchData(billingApi.seats, {}) });

/** What messages cost, by month, category and campaign. */
export const useMessageBill = () =>
  useQuery({ queryKey: ['billing', 'messages'], queryFn: fetchData(billingApi.messages, {}) });

/** What was used in a month, or in each of the last twelve. */
export const useStatement = (month: string | undefined) =>
  useQuery({
    queryKey: ['billing', 'statement', month],
    queryFn: fetchData(billingApi.statement, { query: { month } }),
    placeholderData: keepPreviousData,
  });
