import type * as z from 'zod/mini';
import type { dispatchManySchema, dispatchResultSchema } from '@/lib/contracts/orders/sub-orders';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import { partNamed } from '@/lib/domain/orders/dispatch-table';
import { piecesText, toDispatch } from '@/lib/domain/orders/quantities';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm } from '../../db/database';
import { HttpError } from '../../errors';
import { dispatch, setLr } from './dispatch-service';
import * as parts from './part-repository';
import * as repository from './repository';
import { scopeOf } from './scope';

type Row = z.output<typeof dispatchManySchema>['rows'][number];
type Result = z.infer<typeof dispatchResultSchema>;
type Step = { kind: 'dispatch'; lines: { lineId: string; pieces: number }[] } | { kind: 'lr'; lorryId: string };

/** A row with its planned effect. */
interface Judged {
  result: Result;
  part?: repository.SubOrderFull;
  step?: Step;
}

const wrong = (row: Row, message: string): Judged => ({
  result: { order: row.order, subOrderId: null, outcome: 'refused', message },
});

async function judge(row: Row, seen: Set<string>, actor: Actor): Promise<Judged> {
  const named = partNamed(row.order);
  const found = named ? await repository.findParts(orm(), named, scopeOf(actor)) : [];
  const [part] = found;
  if (!part) return wrong(row, 'There is no such order, or it is not among yours.');
  if (found.length > 1)
    return wrong(row, `This order has ${found.length} sellers: type its part, such as ${row.order}-1.`);
  if (seen.has(part.id)) return wrong(row, 'This order is in the table twice.');
  seen.add(part.id);
  if (part.closedAt) return wrong(row, 'This order is closed.');
  const order = subOrderNumber(part);
  if (row.transporter === '') return wrong(row, 'Type the name of the transporter.');
  const lines = (await repository.linesOfSubOrder(orm(), part.id)).flatMap((line) =>
    toDispatch(line) > 0 ? [{ lineId: line.id, pieces: toDispatch(line) }] : [],
  );
  const isKnown = row.lrNumber !== '' && (await parts.isLrKnown(orm(), row, part.id));
  const warning = isKnown ? ` ${row.transporter} gave this LR to another consignment already.` : '';
  if (lines.length > 0) {
    const pieces = lines.reduce((all, line) => all + line.pieces, 0);
    const message = `${piecesText(pieces)} with ${row.transporter}.${warning}`;
    return {
      result: { order, subOrderId: part.id, outcome: 'dispatch', message },
      part,
      step: { kind: 'dispatch', lines },
    };
  }
  const [lorry, ...others] = (await parts.consignmentsOf(orm(), [part.id])).filter(({ lrNumber }) => lrNumber === '');
  if (!lorry || others.length > 0 || row.lrNumber === '') return wrong(row, 'Nothing of it waits to be dispatched.');
  const message = `LR ${row.lrNumber} for what went before.${warning}`;
  return {
    result: { order, subOrderId: part.id, outcome: 'lr', message },
    part,
    step: { kind: 'lr', lorryId: lorry.id },
  };
}

async function take(row: Row, { result, part, step }: Judged, actor: Actor): Promise<Result> {
  if (!part || !step) return result;
  const { transporter, lrNumber, parcels } = row;
  // The dry run already warned that the LR number was used before.
  const lorry = { transporter, lrNumber, isMeant: true };
  try {
    if (step.kind === 'lr') await setLr(step.lorryId, lorry, actor);
    else {
      const dispatchedAt = clock.now().toISOString();
      const body = { ...lorry, lines: step.lines, parcels, freight: 'to_pay' as const, dispatchedAt };
      await dispatch(part.id, { ...body, version: part.version }, actor);
    }
    return { ...result, outcome: 'done' };
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500) throw error;
    return { ...result, outcome: 'refused', message: error.extra.issues?.[0]?.message ?? error.message };
  }
}

/** Dispatches what is waiting of many order parts, each separately; a dry run only reports what would happen. */
export async function dispatchMany(
  { rows, isDryRun }: z.output<typeof dispatchManySchema>,
  actor: Actor,
): Promise<Result[]> {
  const seen = new Set<string>();
  const results: Result[] = [];
  for (const row of rows) {
    const judged = await judge(row, seen, actor);
    results.push(isDryRun ? judged.result : await take(row, judged, actor));
  }
  return results;
}
