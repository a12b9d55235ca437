import * as z from 'zod/mini';
import { idParams, idSchema } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { anyOf, pageOf } from '../base/list';
import { sellersApi } from '../sellers/sellers';
import { sellerMoveSchema, undoneMoveSchema } from '../sellers/seller-moves';
import { personSchema } from '../users/staff';
import { timelineQuery } from '../base/timeline';

/** Portfolios are handed over by staff managers, never by a salesman. */
const access = { screens: ['admin-user'] } as const;

const pair = z.strictObject({ fromId: idSchema, toId: idSchema });

export const handoversApi = {
  list: endpoint({
    id: 'handovers.list',
    summary: 'Sellers handed over between salesmen and between account managers, the last ones first.',
    method: 'GET',
    path: '/api/handovers',
    access,
    query: z.extend(timelineQuery, { fromId: anyOf(idSchema) }),
    answer: pageOf(sellerMoveSchema),
  }),
  preview: endpoint({
    id: 'handovers.preview',
    summary: 'What handing a portfolio over would do; nothing is changed.',
    method: 'GET',
    path: '/api/handovers/preview',
    access,
    query: pair,
    answer: z.object({
      from: personSchema,
      to: personSchema,
      sellers: z.int(),
      byStatus: sellersApi.counts.answer,
    }),
  }),
  handOver: endpoint({
    id: 'handovers.handOver',
    summary: 'Moves every seller of one salesman to another.',
    method: 'POST',
    path: '/api/handovers',
    access,
    body: pair,
    answer: sellerMoveSchema,
    status: 201,
  }),
  undo: endpoint({
    id: 'handovers.undo',
    summary: 'Gives the sellers of a handover back, within 30 days.',
    method: 'POST',
    path: '/api/handovers/[id]/undo',
    access,
    params: idParams,
    answer: undoneMoveSchema,
  }),
};
