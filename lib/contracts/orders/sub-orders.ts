import * as z from 'zod/mini';
import { MOST_ROWS } from '@/lib/domain/orders/dispatch-table';
import { RETURN_REASONS, RETURN_STATUSES } from '@/lib/domain/orders/return-status';
import { idParams, idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { anyLine, requiredLine, requiredText, version } from '../base/form-fields';
import { draftLineSchema, MOST_LINES, orderSchema } from './order-record';

const access = { screens: ['order'] } as const;

const some = z.int('Type a whole number of pieces.').check(z.minimum(0, 'Use zero or more.'), z.maximum(100_000));
const atLeastOne = some.check(z.minimum(1, 'Type at least one piece.'));

const linesOf = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.array(z.strictObject({ lineId: idSchema, ...shape })).check(
    z.minLength(1, 'Name at least one line.'),
    z.maxLength(MOST_LINES),
    z.refine((lines) => new Set(lines.map((line) => (line as { lineId: string }).lineId)).size === lines.length, {
      message: 'One line is named twice.',
    }),
  );

const step = <Id extends string, Body extends z.ZodMiniType>(
  id: Id,
  path: `/api/${string}`,
  summary: string,
  body: Body,
) => endpoint({ id, summary, method: 'POST', path, access, params: idParams, body, answer: orderSchema });

const lorry = {
  transporter: requiredLine('Type the name of the transporter.', 80),
  lrNumber: anyLine(40),
  /** The person confirmed that another consignment of the transporter has the same LR number. */
  isMeant: z.boolean(),
  /** Absent when it does not change. */
  weightKg: z.optional(
    z.nullable(
      z
        .int('Type a whole number of kilograms.')
        .check(z.minimum(1, 'Type at least one kilogram.'), z.maximum(30_000, 'Use at most 30,000 kg.')),
    ),
  ),
  photoId: z.optional(z.nullable(idSchema)),
};

export const dispatchSchema = z.strictObject({
  lines: linesOf({ pieces: atLeastOne }),
  ...lorry,
  parcels: z.int('Type a whole number.').check(z.minimum(1, 'Type at least one parcel.'), z.maximum(1000)),
  freight: z.enum(['paid', 'to_pay']),
  dispatchedAt: instant,
  version,
});

const typedRate = draftLineSchema.shape.rate;
const reasonOfRate = draftLineSchema.shape.rateReason;

/** The part after a change: lines not listed stay as they are. */
export const changeSetSchema = z.strictObject({
  lines: z
    .array(z.strictObject({ lineId: idSchema, pieces: some, rate: typedRate, rateReason: reasonOfRate }))
    .check(z.maxLength(MOST_LINES)),
  /** New lines of the same seller. */
  added: z.array(draftLineSchema).check(z.maxLength(MOST_LINES)),
  reason: requiredText('Say why.', 300),
  version,
});

export const dispatchManySchema = z.strictObject({
  rows: z
    .array(
      z.strictObject({
        order: z.string().check(z.maxLength(30)),
        lrNumber: lorry.lrNumber,
        transporter: anyLine(80),
        parcels: z.int().check(z.minimum(1), z.maximum(1000)),
      }),
    )
    .check(z.maxLength(MOST_ROWS, `At most ${MOST_ROWS} rows at a time.`)),
  /** Reports what would be done without doing it. */
  isDryRun: z.boolean(),
});

export const dispatchResultSchema = z.object({
  order: z.string(),
  subOrderId: z.nullable(idSchema),
  outcome: z.enum(['dispatch', 'lr', 'done', 'refused']),
  message: z.string(),
});

export type DispatchResult = z.infer<typeof dispatchResultSchema>;

export const subOrdersApi = {
  dispatchMany: endpoint({
    id: 'subOrders.dispatchMany',
    summary: 'Dispatches what waits of many parts of orders, row by row of a table; or says what it would do.',
    method: 'POST',
    path: '/api/sub-orders/dispatches',
    access,
    body: dispatchManySchema,
    answer: z.array(dispatchResultSchema),
  }),
  change: step(
    'subOrders.change',
    '/api/sub-orders/[id]/changes',
    'Changes a part after it was placed: pieces, rates, lines in and out, as one thing.',
    changeSetSchema,
  ),
  previewChange: endpoint({
    id: 'subOrders.previewChange',
    summary: 'What a change would do to the money of a part; nothing is kept.',
    method: 'POST',
    path: '/api/sub-orders/[id]/changes/preview',
    access,
    params: idParams,
    body: changeSetSchema,
    answer: z.object({ before: z.int(), after: z.int(), difference: z.int() }),
  }),
  answer: step(
    'subOrders.answer',
    '/api/sub-orders/[id]/answer',
    'Writes down what the seller accepts and refuses of the open pieces, line by line.',
    z.strictObject({
      lines: linesOf({ accepted: some, refused: some, reason: z.nullable(anyLine(200)) }),
      version,
    }),
  ),
  dispatch: step(
    'subOrders.dispatch',
    '/api/sub-orders/[id]/dispatch',
    'Writes down a consignment of accepted pieces.',
    dispatchSchema,
  ),
  cancel: step(
    'subOrders.cancel',
    '/api/sub-orders/[id]/cancel',
    'Cancels pieces that were not dispatched.',
    z.strictObject({ lines: linesOf({ pieces: atLeastOne }), reason: requiredText('Say why.', 300), version }),
  ),
  assign: step(
    'subOrders.assign',
    '/api/sub-orders/[id]/assign',
    'Assigns a part to a person who follows it, or unassigns it.',
    z.strictObject({ assigneeId: z.nullable(idSchema), version }),
  ),
  close: step(
    'subOrders.close',
    '/api/sub-orders/[id]/close',
    'Closes a part of an order that is delivered.',
    z.strictObject({ version }),
  ),
  returnGoods: step(
    'subOrders.returnGoods',
    '/api/sub-orders/[id]/returns',
    'Asks for the return of delivered pieces of a line.',
    z.strictObject({ lineId: idSchema, pieces: atLeastOne, reason: z.enum(RETURN_REASONS), version }),
  ),
  deliver: step(
    'subOrders.deliver',
    '/api/consignments/[id]/deliver',
    'Writes down that a consignment arrived.',
    z.strictObject({ deliveredAt: instant }),
  ),
  setLr: step(
    'subOrders.setLr',
    '/api/consignments/[id]/lr',
    'Gives a consignment its transporter and LR number.',
    z.strictObject(lorry),
  ),
  moveReturn: step(
    'subOrders.moveReturn',
    '/api/order-returns/[id]/steps',
    'Takes a return a step further; settling it makes a credit note.',
    z.strictObject({
      to: z.enum(RETURN_STATUSES),
      reason: z.optional(requiredText('Say why.', 300)),
      damaged: z.optional(some),
      version,
    }),
  ),
};
