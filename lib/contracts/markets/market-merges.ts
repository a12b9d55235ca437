import * as z from 'zod/mini';
import { idParams, idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { pageOf } from '../base/list';
import { marketSchema } from './markets';
import { sellerMoveSchema, undoneMoveSchema } from '../sellers/seller-moves';
import { timelineQuery } from '../base/timeline';

const access = { screens: ['admin-market'] } as const;

const pair = z.strictObject({ survivorId: idSchema, duplicateId: idSchema });

/** A merge of two markets, with the number of sellers it moved. */
const marketMergeSchema = z.omit(sellerMoveSchema, { kind: true });

export type MarketMerge = z.infer<typeof marketMergeSchema>;

export const marketMergesApi = {
  list: endpoint({
    id: 'marketMerges.list',
    summary: 'Merges of markets, the last one first.',
    method: 'GET',
    path: '/api/market-merges',
    access,
    query: timelineQuery,
    answer: pageOf(marketMergeSchema),
  }),
  preview: endpoint({
    id: 'marketMerges.preview',
    summary: 'What merging two markets would do; nothing is changed.',
    method: 'GET',
    path: '/api/market-merges/preview',
    access,
    query: pair,
    answer: z.object({ survivor: marketSchema, duplicate: marketSchema, sellers: z.int() }),
  }),
  merge: endpoint({
    id: 'marketMerges.merge',
    summary: 'Moves the sellers of the duplicate to the survivor. The duplicate keeps answering under its id.',
    method: 'POST',
    path: '/api/market-merges',
    access,
    body: pair,
    answer: marketMergeSchema,
    status: 201,
  }),
  undo: endpoint({
    id: 'marketMerges.undo',
    summary: 'Takes two merged markets apart again, within 30 days.',
    method: 'POST',
    path: '/api/market-merges/[id]/undo',
    access,
    params: idParams,
    answer: z.extend(undoneMoveSchema, { move: marketMergeSchema }),
  }),
};
