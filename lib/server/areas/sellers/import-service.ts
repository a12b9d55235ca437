import type * as z from 'zod/mini';
import type { Issue } from '@/lib/contracts/base/answers';
import {
  newSellerSchema,
  type Seller,
  type SellerChanges,
  sellerChangesSchema,
} from '@/lib/contracts/sellers/seller-record';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import { normalizeGstin } from '@/lib/domain/sellers/gstin';
import { keptPhoneCell } from '@/lib/domain/text/phone-cell';
import { SELLER_FIELDS } from '@/lib/domain/sellers/seller-fields';
import { fieldOfForm, readSellerRow, type NamedRecords, type SellerRow } from '@/lib/domain/sellers/seller-row';
import { closedProblem } from '@/lib/domain/sellers/seller-status';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { badInput, HttpError } from '../../errors';
import type { AreaImport, Cells, Judged, RowReader } from '../../platform/tables/area-import';
import { marketsByName } from '../markets/service';
import { staffByName } from '../staff/service';
import { holdersOfGstins, holdersOfPhones, sellersByIds } from './duplicate-repository';
import { keepingOwn } from './own-names';
import { portfolioOf } from './service';
import { addSeller, auditedSeller, reviseSeller } from './write-service';

/** Reads the current names of markets and salesmen. */
async function namedRecords(tx: Queryable): Promise<NamedRecords> {
  const [markets, salesmen] = [await marketsByName(tx), await staffByName(tx, 'salesman')];
  const one = (found: string[], none: string, many: string) => {
    const [id] = found;
    return found.length === 1 && id ? { id } : { problem: found.length === 0 ? none : many };
  };
  return {
    marketId: (name, city) =>
      one(
        markets(name, city),
        `There is no market “${name}”${city ? ` in ${city}` : ''}. Add it, or correct the name.`,
        `There are several markets “${name}”. Give the city as well.`,
      ),
    salesmanId: (name) =>
      one(
        salesmen(name),
        `There is no salesman “${name}”.`,
        `There are several salesmen “${name}”. Give the phone number.`,
      ),
  };
}

interface Read extends SellerRow {
  cells: Cells;
  phones: string[];
  gstin: string;
}

/** Existing sellers that rows may refer to. */
interface Known {
  read: Read[];
  byPhone: Map<string, string>;
  byGstin: Map<string, string>;
  byId: Map<string, Seller>;
}

async function know(tx: Queryable, records: NamedRecords, rows: readonly Cells[]): Promise<Known> {
  const read = rows.map((cells): Read => {
    const row = readSellerRow(cells, records);
    return {
      ...row,
      cells,
      phones: (row.values.phoneNumbers ?? []) as string[],
      gstin: normalizeGstin(cells.gstin ?? ''),
    };
  });
  const phones = await holdersOfPhones(tx, [...new Set(read.flatMap((row) => row.phones))]);
  const gstins = await holdersOfGstins(tx, [...new Set(read.flatMap((row) => row.gstin || []))]);
  const byPhone = new Map(phones.map(({ value, id }) => [value, id]));
  const byGstin = new Map(gstins.map(({ value, id }) => [value ?? '', id]));
  const sellers = await sellersByIds(tx, [...new Set([...byPhone.values(), ...byGstin.values()])]);
  return { read, byPhone, byGstin, byId: new Map(sellers.map((seller) => [seller.id, seller])) };
}

type Verdict = Judged & { existing?: Seller; values: Record<string, unknown> };

const wrong = (issues: Issue[], recordId: string | null = null): Verdict => ({
  outcome: 'wrong',
  issues,
  recordId,
  values: {},
});

const toCellIssues = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): Issue[] =>
  issues.map(({ path, message }) => ({ path: [fieldOfForm(String(path[0]))], message }));

/** Maps the errors a form would show to the cells they came from. */
async function tellingCells<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || !error.extra.issues) throw error;
    throw badInput(toCellIssues(error.extra.issues));
  }
}

/** Makes blank cells report the same messages as the form. */
const NO_NAMES = { businessName: '', contactName: '', phoneNumbers: [] };

/** Adds all other errors of a new seller to those of unreadable cells. */
async function withOthers(issues: Issue[], read: Record<string, unknown>): Promise<Issue[]> {
  const parsed = await newSellerSchema.safeParseAsync({ ...NO_NAMES, ...read });
  const told = new Set(issues.map(({ path: [field] }) => field));
  const others = parsed.success ? [] : toCellIssues(parsed.error.issues);
  return [...issues, ...others.filter(({ path: [field] }) => !told.has(field ?? ''))];
}

async function judgeOne(row: Read, known: Known, portfolio: string | null): Promise<Verdict> {
  const holders = [...row.phones.map((phone) => known.byPhone.get(phone)), known.byGstin.get(row.gstin)];
  const ids = [...new Set(holders.filter((id) => id !== undefined))];
  const existing = ids.length === 1 ? known.byId.get(ids[0] ?? '') : undefined;
  const { values: read, issues } = existing ? keepingOwn(row, row.cells, existing) : row;
  if (issues.length > 0) return wrong(existing ? issues : await withOthers(issues, read));
  if (ids.length > 1) {
    const names = ids.map((id) => known.byId.get(id)?.businessName).join(' and ');
    return wrong([
      { path: ['phoneNumbers'], message: `The phone numbers and GSTIN are of different sellers: ${names}.` },
    ]);
  }
  if (!existing) {
    const parsed = await newSellerSchema.safeParseAsync({ ...NO_NAMES, ...read });
    if (parsed.success) return { outcome: 'new', issues: [], recordId: null, values: parsed.data };
    return wrong(toCellIssues(parsed.error.issues));
  }
  if (portfolio !== null && existing.salesman?.id !== portfolio)
    return wrong([{ path: ['phoneNumbers'], message: 'This seller is in another salesman’s portfolio.' }]);
  // Numbers in the table are added: it may have fewer than the record.
  const phoneNumbers = [...new Set([...existing.phoneNumbers, ...row.phones])];
  const parsed = await sellerChangesSchema.safeParseAsync({ ...read, phoneNumbers, version: existing.version });
  if (!parsed.success) return wrong(toCellIssues(parsed.error.issues), existing.id);
  const { version: _version, ...changes } = parsed.data;
  const was: Record<string, unknown> = auditedSeller(existing);
  const isSame = Object.keys(fieldChanges(was, { ...was, ...changes })).length === 0;
  const closed = isSame ? null : closedProblem(existing.status);
  if (closed) return wrong([{ path: ['phoneNumbers'], message: closed }], existing.id);
  return { outcome: isSame ? 'same' : 'changed', issues: [], recordId: existing.id, values: parsed.data, existing };
}

async function openRows(tx: Queryable, actor: Actor): Promise<RowReader> {
  const records = await namedRecords(tx);
  const judgeAll = async (rows: readonly Cells[]) => {
    const known = await know(tx, records, rows);
    return Promise.all(known.read.map((row) => judgeOne(row, known, portfolioOf(actor))));
  };
  return {
    judge: async (rows) =>
      (await judgeAll(rows)).map(({ outcome, issues, recordId }) => ({ outcome, issues, recordId })),
    apply: async (cells) => {
      const [verdict] = await judgeAll([cells]);
      if (!verdict || verdict.outcome === 'wrong') throw badInput(verdict?.issues ?? []);
      const { existing, values, outcome } = verdict;
      return tellingCells(async () => {
        if (!existing) return (await addSeller(tx, values as z.output<typeof newSellerSchema>, actor)).id;
        if (outcome === 'changed') await reviseSeller(tx, existing.id, values as SellerChanges, actor);
        return existing.id;
      });
    },
  };
}

/** Looks nothing up, for when only phone numbers are read. */
const NO_RECORDS: NamedRecords = { marketId: () => ({ problem: '' }), salesmanId: () => ({ problem: '' }) };

const phonesOf = ({ phoneNumbers = '' }: Cells) =>
  (readSellerRow({ phoneNumbers }, NO_RECORDS).values.phoneNumbers ?? []) as string[];

/** Imports sellers from a table, matching existing ones by any phone number or the GSTIN. */
export const SELLER_IMPORT: AreaImport = {
  fields: Object.values(SELLER_FIELDS),
  open: openRows,
  keysOf: (cells) => [
    ...phonesOf(cells).map((key) => ({ field: 'phoneNumbers', key })),
    ...(cells.gstin ? [{ field: 'gstin', key: normalizeGstin(cells.gstin) }] : []),
  ],
  keptCell: (field, cell) => (field === 'phoneNumbers' ? keptPhoneCell(cell) : cell),
};
