import type { Issue } from '@/lib/contracts/base/answers';
import {
  type Buyer,
  type BuyerChanges,
  buyerChangesSchema,
  type NewBuyer,
  newBuyerSchema,
} from '@/lib/contracts/buyers/buyer-record';
import { BUYER_FIELDS, type BuyerField } from '@/lib/domain/buyers/buyer-fields';
import { type NamedOfBuyers, readBuyerRow } from '@/lib/domain/buyers/buyer-row';
import { BUYER_MANAGERS } from '@/lib/domain/buyers/buyer-status';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import type { Named, ReadRow } from '@/lib/domain/tables/row-cells';
import { keptPhoneCell, readPhoneCell } from '@/lib/domain/text/phone-cell';
import { stateOfPincode } from '@/lib/domain/text/pincode-state';
import { plainText } from '@/lib/domain/text/plain-text';
import type { Actor } from '../../auth/actor';
import type { Queryable } from '../../db/database';
import { badInput, HttpError } from '../../errors';
import type { AreaImport, Cells, Judged, RowReader } from '../../platform/tables/area-import';
import { staffByName } from '../staff/service';
import { getTaxonomy } from '../taxonomy/service';
import { findByPhones } from './list-repository';
import { addBuyer, auditedBuyer, reviseBuyer } from './service';

const one = (found: readonly string[], none: string, many: string): Named => {
  const [id] = found;
  return found.length === 1 && id ? { id } : { problem: found.length === 0 ? none : many };
};

/** Reads the current names of managers and product types. */
async function namedRecords(tx: Queryable): Promise<NamedOfBuyers> {
  const managers: Awaited<ReturnType<typeof staffByName>>[] = [];
  for (const role of BUYER_MANAGERS) managers.push(await staffByName(tx, role));
  const { productTypes } = await getTaxonomy(tx);
  return {
    managerId: (name) =>
      one(
        [...new Set(managers.flatMap((idsOf) => idsOf(name)))],
        `There is no manager “${name}”.`,
        `There are several managers “${name}”. Give the phone number.`,
      ),
    productTypeId: (name) =>
      one(
        productTypes.flatMap(({ id, nameEn, nameHi }) =>
          [nameEn, nameHi].some((known) => plainText(known) === plainText(name)) ? [id] : [],
        ),
        `There is no product type “${name}”.`,
        `There are several product types “${name}”.`,
      ),
  };
}

type Verdict = Judged & { existing?: Buyer; values: Record<string, unknown> };

const wrong = (issues: Issue[], recordId: string | null = null): Verdict => ({
  ...{ outcome: 'wrong' as const, issues, recordId, values: {} },
});

/** Maps a form field back to the table field it came from. */
const fieldOfForm = (name: string): BuyerField => (name === 'managerId' ? 'manager' : (name as BuyerField));

const toCellIssues = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): Issue[] =>
  issues.map(({ path, message }) => ({ path: [fieldOfForm(String(path[0]))], message }));

/** Keeps the manager a buyer already has, even when the name alone could also mean a namesake. */
function keepingManager(row: ReadRow<BuyerField>, { manager }: Cells, existing: Buyer): ReadRow<BuyerField> {
  if (!existing.manager || !manager || plainText(existing.manager.name) !== plainText(manager)) return row;
  return {
    values: { ...row.values, managerId: existing.manager.id },
    issues: row.issues.filter(({ path: [field] }) => field !== 'manager'),
  };
}

/** Makes blank cells report the same messages as the form. */
const NO_NAMES = { businessName: '', contactName: '', phoneNumber: '', city: '' };

async function judgeOne(cells: Cells, read: ReadRow<BuyerField>, existing: Buyer | undefined): Promise<Verdict> {
  const { values, issues } = existing ? keepingManager(read, cells, existing) : read;
  if (issues.length > 0) return wrong(issues);
  if (!existing) {
    const state = stateOfPincode(cells.pincode ?? '');
    const parsed = await newBuyerSchema.safeParseAsync({ ...NO_NAMES, ...(state && { state }), ...values });
    if (parsed.success) return { outcome: 'new', issues: [], recordId: null, values: parsed.data };
    return wrong(toCellIssues(parsed.error.issues));
  }
  if (existing.mergedIntoId)
    return wrong([{ path: ['phoneNumber'], message: 'This buyer was merged into another.' }], existing.id);
  const parsed = await buyerChangesSchema.safeParseAsync({ ...values, version: existing.version });
  if (!parsed.success) return wrong(toCellIssues(parsed.error.issues), existing.id);
  const { version: _version, ...changes } = parsed.data;
  const was: Record<string, unknown> = auditedBuyer({ ...existing, managerId: existing.manager?.id ?? null });
  const isSame = Object.keys(fieldChanges(was, { ...was, ...changes })).length === 0;
  return { outcome: isSame ? 'same' : 'changed', issues: [], recordId: existing.id, values: parsed.data, existing };
}

async function judgeAll(tx: Queryable, records: NamedOfBuyers, rows: readonly Cells[]): Promise<Verdict[]> {
  const read = rows.map((cells) => ({ cells, row: readBuyerRow(cells, records) }));
  const phones = read.flatMap(({ row }) => (row.values.phoneNumber as string | undefined) ?? []);
  const known = new Map((await findByPhones(tx, [...new Set(phones)])).map((buyer) => [buyer.phoneNumber, buyer]));
  return Promise.all(read.map(({ cells, row }) => judgeOne(cells, row, known.get(String(row.values.phoneNumber)))));
}

/** Maps the errors a form would show to the cells they came from. */
async function tellingCells<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError) || !error.extra.issues) throw error;
    throw badInput(toCellIssues(error.extra.issues));
  }
}

async function openRows(tx: Queryable, actor: Actor): Promise<RowReader> {
  const records = await namedRecords(tx);
  return {
    judge: async (rows) =>
      (await judgeAll(tx, records, rows)).map(({ outcome, issues, recordId }) => ({ outcome, issues, recordId })),
    apply: async (cells) => {
      const [verdict] = await judgeAll(tx, records, [cells]);
      if (!verdict || verdict.outcome === 'wrong') throw badInput(verdict?.issues ?? []);
      const { existing, values, outcome } = verdict;
      return tellingCells(async () => {
        if (!existing) return addBuyer(tx, values as NewBuyer, actor);
        if (outcome === 'changed') await reviseBuyer(tx, existing.id, values as BuyerChanges, actor);
        return existing.id;
      });
    },
  };
}

/** Imports buyers from a table, matching existing ones by phone number. */
export const BUYER_IMPORT: AreaImport = {
  fields: Object.values(BUYER_FIELDS),
  open: openRows,
  keysOf: ({ phoneNumber = '' }) =>
    readPhoneCell(phoneNumber).flatMap((read) =>
      'number' in read ? [{ field: 'phoneNumber', key: read.number }] : [],
    ),
  keptCell: (field, cell) => (field === 'phoneNumber' ? keptPhoneCell(cell) : cell),
};
