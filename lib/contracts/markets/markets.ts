import * as z from 'zod/mini';
import { idParams, idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { optionalLine, requiredLine, version } from '../base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from '../base/list';
import { optionsQuery } from '../base/options';
import { historyEntrySchema, timelineQuery } from '../base/timeline';

const access = { screens: ['admin-market'] } as const;

export const marketSchema = z.object({
  id: idSchema,
  name: z.string(),
  marketNumber: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  active: z.boolean(),
  /** Sellers with their shop in this market. */
  sellers: z.int(),
  /** The market that received the sellers of a merged market. */
  mergedIntoId: z.nullable(idSchema),
  createdAt: instant,
  version,
});

export type Market = z.infer<typeof marketSchema>;

export const marketFormSchema = z.strictObject({
  name: requiredLine('Type the name of the market.', 120),
  marketNumber: optionalLine(20),
  city: requiredLine('Type the city.', 60),
  state: requiredLine('Type the state.', 60),
  country: requiredLine('Type the country.', 60),
  active: z.boolean(),
});

const { name, city, state } = marketFormSchema.shape;

export const cityMarketsSchema = z.object({
  city: z.string(),
  state: z.string(),
  sellers: z.int(),
  markets: z.array(marketSchema),
});

const filters = { city: anyOf(city), active: yesOrNo };

export const marketsApi = {
  list: endpoint({
    id: 'markets.list',
    summary: 'Markets by name, number, city or state, with their seller counts.',
    method: 'GET',
    path: '/api/markets',
    access,
    query: listQuery(['name', 'city', 'createdAt'], 'name', filters),
    answer: pageOf(marketSchema),
  }),
  tree: endpoint({
    id: 'markets.tree',
    summary: 'Every city with its markets.',
    method: 'GET',
    path: '/api/markets/tree',
    access,
    query: z.strictObject({ q: optionsQuery.shape.q, ...filters }),
    answer: z.array(cityMarketsSchema),
  }),
  get: endpoint({
    id: 'markets.get',
    summary: 'One market. A merged one still answers and says where its sellers went.',
    method: 'GET',
    path: '/api/markets/[id]',
    access,
    params: idParams,
    answer: marketSchema,
  }),
  create: endpoint({
    id: 'markets.create',
    summary: 'Adds a market. A city has each name and each number once.',
    method: 'POST',
    path: '/api/markets',
    access,
    body: z.strictObject({ ...z.partial(marketFormSchema).shape, name, city, state }),
    answer: marketSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'markets.update',
    summary: 'Changes a market, or takes it out of use.',
    method: 'PATCH',
    path: '/api/markets/[id]',
    access,
    params: idParams,
    body: z.extend(z.partial(marketFormSchema), { version }),
    answer: marketSchema,
  }),
  history: endpoint({
    id: 'markets.history',
    summary: 'Who changed what about a market.',
    method: 'GET',
    path: '/api/markets/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
