import { queryOptions, useQuery } from '@tanstack/react-query';
import type { ScreenId } from '@/config/menu';
import { screensApi } from '@/lib/contracts/screens';
import { fetchData } from './fetch-data';

export const screenKeys = { all: ['screens'], detail: (id: ScreenId) => ['screens', id] } as const;

const detail = (id: ScreenId) =>
  queryOptions({ queryKey: screenKeys.detail(id), queryFn: fetchData(screensApi.get, { params: { id } }) });

/** A row of the menu table; the server returns it only to users whose roles open the screen. */
export const useScreen = (id: ScreenId) => useQuery(detail(id));
