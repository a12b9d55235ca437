import { keepPreviousData, type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@/config/roles';
import { choicesApi } from '@/lib/contracts/base/choices';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import { MOST_CHOICES } from '@/lib/contracts/base/list';
import type { Option, SellerOption } from '@/lib/contracts/base/options';
import { plainText } from '@/lib/domain/text/plain-text';
import { fetchData } from './fetch-data';

interface Wanted {
  q?: string;
  id?: string[];
}

/** An option of a picker. */
interface Choice extends Option {
  /** Distinguishes it from others of the same name. */
  about?: string;
}

/** Source of a picker's options. */
export interface OptionSource {
  /** Area and filters of the search. */
  key: readonly [area: string, ...narrowed: string[]];
  find: (wanted: Wanted) => (context: { signal: AbortSignal }) => Promise<Choice[]>;
}

/** Cycles, the active ones first. */
export const CYCLE_OPTIONS: OptionSource = {
  key: ['cycles'],
  find: (query) => fetchData(choicesApi.cycles, { query }),
};

/** Active markets. */
export const MARKET_OPTIONS: OptionSource = {
  key: ['markets'],
  find: (query) => fetchData(choicesApi.markets, { query }),
};

/** Every market, including retired ones: a list filter may refer to one. */
export const EVERY_MARKET: OptionSource = {
  key: ['markets', 'every'],
  find: (query) => fetchData(choicesApi.markets, { query: { ...query, withUnused: 'true' } }),
};

/** Active product types. */
export const PRODUCT_TYPE_OPTIONS: OptionSource = {
  key: ['product-types'],
  find: (query) => fetchData(choicesApi.productTypes, { query }),
};

/** Buyers who can order. */
export const BUYER_OPTIONS: OptionSource = {
  key: ['buyers'],
  find: (query) => fetchData(choicesApi.buyers, { query }),
};

/** Every buyer, including blocked ones: a list filter may refer to one. */
export const EVERY_BUYER: OptionSource = {
  key: ['buyers', 'every'],
  find: (query) => fetchData(choicesApi.buyers, { query: { ...query, withBlocked: 'true' } }),
};

/** Staff who can sign in and have one of the roles. */
export const staffOptions = (...role: readonly Role[]): OptionSource => ({
  key: ['staff', ...role],
  find: (query) => async (context) => {
    const people = await fetchData(choicesApi.staff, { query: { ...query, role: [...role] } })(context);
    return people.map(({ id, name }) => ({ id, label: name }));
  },
});

/** Distinguishes sellers of the same name: market, last digits of the phone number and contact. */
const aboutSeller = ({ market, phoneEnd, contactName }: SellerOption): string =>
  [market?.label, phoneEnd, contactName].filter(Boolean).join(' · ');

const toldApart = (sellers: readonly SellerOption[]): Choice[] =>
  sellers.map((seller) => {
    const { id, label } = seller;
    const isAlone = sellers.every((one) => one.id === id || plainText(one.label) !== plainText(label));
    return { id, label, ...(!isAlone && { about: aboutSeller(seller) }) };
  });

const findSellers =
  (query: EndpointInput<typeof choicesApi.sellers>['query']): ReturnType<OptionSource['find']> =>
  async (context) =>
    toldApart(await fetchData(choicesApi.sellers, { query })(context));

/** Every seller, including closed ones: a list filter may refer to one. */
export const EVERY_SELLER: OptionSource = {
  key: ['sellers', 'every'],
  find: (query) => findSellers({ ...query, withClosed: 'true' }),
};

interface SellerNarrowing {
  salesmanId?: string;
  marketId?: string;
}

/** Sellers that work can continue with, or those of one portfolio or market, with the search of the list of sellers. */
export const sellerOptions = ({ salesmanId, marketId }: SellerNarrowing = {}): OptionSource => ({
  key: ['sellers', ...(salesmanId ? [`of ${salesmanId}`] : []), ...(marketId ? [`in ${marketId}`] : [])],
  find: (query) =>
    findSellers({
      ...query,
      ...(!query.id && salesmanId && { salesmanId: [salesmanId] }),
      ...(!query.id && marketId && { marketId: [marketId] }),
    }),
});

/** Distinguishing details of sellers, by id; undefined until loaded. */
export function useAboutSellers(ids: readonly string[]): ReadonlyMap<string, string> | undefined {
  const id = ids.slice(0, MOST_CHOICES);
  return useQuery({
    queryKey: ['sellers', 'about', ...id],
    queryFn: fetchData(choicesApi.sellers, { query: { id } }),
    enabled: id.length > 0,
    select: (found: SellerOption[]) => new Map(found.map((one) => [one.id, aboutSeller(one)])),
    placeholderData: keepPreviousData,
    meta: { isQuiet: true },
  }).data;
}

/** Market of a seller: null when there is none, undefined while unknown. */
export const useSellerMarket = (id: string | null) =>
  useQuery({
    queryKey: ['sellers', 'market', id],
    queryFn: fetchData(choicesApi.sellers, { query: { id: id === null ? [] : [id] } }),
    enabled: id !== null,
    select: (found: SellerOption[]) => found[0]?.market ?? null,
    meta: { isQuiet: true },
  }).data;

const [OPTIONS, NAME] = ['options', 'name'];

/** Finds an option in cached search results, so that a new selection has its name immediately. */
const foundOption = (queryClient: QueryClient, { key: [area] }: OptionSource, id: string) =>
  queryClient
    .getQueriesData<Option[]>({ queryKey: [area, OPTIONS] })
    .flatMap(([, options]) => options ?? [])
    .find((option) => option.id === id);

const search = (source: OptionSource, q: string) => {
  const [area, ...narrowed] = source.key;
  return queryOptions({ queryKey: [area, OPTIONS, ...narrowed, q], queryFn: source.find({ q: q || undefined }) });
};

/** Search results; disabled while the text is null. Keeps the previous ones while others load. */
export const useOptionSearch = (source: OptionSource, q: string | null) =>
  useQuery({ ...search(source, q ?? ''), enabled: q !== null, placeholderData: keepPreviousData });

const name = (source: OptionSource, id: string | null) =>
  queryOptions({
    queryKey: [source.key[0], NAME, id],
    queryFn: async (context) => (await source.find({ id: id === null ? [] : [id] })(context))[0] ?? null,
    enabled: id !== null,
  });

/** Caches the name of a record that no search has returned yet. */
export const rememberOption = (queryClient: QueryClient, source: OptionSource, option: Option) =>
  queryClient.setQueryData(name(source, option.id).queryKey, option);

/** Name of a selected record; undefined while unknown. */
export function useOptionName(source: OptionSource, id: string | null): string | undefined {
  const queryClient = useQueryClient();
  const found = id === null ? undefined : foundOption(queryClient, source, id);
  const { data } = useQuery({ ...name(source, id), placeholderData: found });
  return data?.label;
}
