import { readPhoneCell } from '../text/phone-cell';
import { paiseOf } from '../text/money';
import type { SellerField } from './seller-fields';

/** What is wrong with a cell, by the field it is for. */
export interface CellIssue {
  path: [SellerField];
  message: string;
}

/** A row's cells by field; a blank one is left out and leaves what is there. */
export type SellerCells = Partial<Record<SellerField, string>>;

/** Markets and salesmen by the names that tables use. */
export interface NamedRecords {
  marketId: (name: string, city: string | undefined) => { id: string } | { problem: string };
  salesmanId: (name: string) => { id: string } | { problem: string };
}

/** What a row says of a seller, as the seller's form would have it. */
export interface SellerRow {
  values: Record<string, unknown>;
  issues: CellIssue[];
}

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'haan', 'ha', 'હા']);
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'nahi', 'na', 'ના']);

class CellProblem extends Error {}

function readPhones(cell: string): string[] {
  const numbers = readPhoneCell(cell).map((read) => {
    if ('problem' in read) throw new CellProblem(read.problem);
    return read.number;
  });
  return [...new Set(numbers)];
}

function readYesNo(cell: string): boolean {
  const plain = cell.toLowerCase();
  if (YES.has(plain)) return true;
  if (NO.has(plain)) return false;
  throw new CellProblem(`“${cell}” is neither yes nor no.`);
}

function readScore(cell: string): number {
  const score = Number(cell);
  if (!Number.isInteger(score) || score < 0 || score > 100)
    throw new CellProblem(`“${cell}” is not a score from 0 to 100.`);
  return score;
}

function readMoney(cell: string): number {
  const paise = paiseOf(cell);
  if (paise === null) throw new CellProblem(`“${cell}” is not an amount in rupees.`);
  return paise;
}

/** @throws the problem itself when there is one. */
function idOf(found: { id: string } | { problem: string }): string {
  if ('id' in found) return found.id;
  throw new CellProblem(found.problem);
}

type Reader = (cell: string, cells: SellerCells, records: NamedRecords) => [name: string, value: unknown];

/** What becomes of each cell. Names and GSTIN are judged by the seller's own schema afterwards. */
const READERS: Partial<Record<SellerField, Reader>> = {
  businessName: (cell) => ['businessName', cell],
  contactName: (cell) => ['contactName', cell],
  address: (cell) => ['address', cell],
  gstin: (cell) => ['gstin', cell],
  phoneNumbers: (cell) => ['phoneNumbers', readPhones(cell)],
  market: (cell, { city }, { marketId }) => ['marketId', idOf(marketId(cell, city))],
  qualityScore: (cell) => ['qualityScore', readScore(cell)],
  superSeller: (cell) => ['superSeller', readYesNo(cell)],
  deprioritised: (cell) => ['deprioritised', readYesNo(cell)],
  catalogAvailable: (cell) => ['catalogAvailable', readYesNo(cell)],
  ordersEnabled: (cell) => ['ordersEnabled', readYesNo(cell)],
  cashOnDelivery: (cell) => ['cashOnDelivery', readYesNo(cell)],
  minimumOrderValue: (cell) => ['minimumOrderValue', readMoney(cell)],
  salesman: (cell, _cells, { salesmanId }) => ['salesmanId', idOf(salesmanId(cell))],
};

/** Reads the cells of one row. Every cell that is wrong is told, not only the first. */
export function readSellerRow(cells: SellerCells, records: NamedRecords): SellerRow {
  const values: Record<string, unknown> = {};
  const issues: CellIssue[] = [];
  for (const [field, cell] of Object.entries(cells) as [SellerField, string][]) {
    try {
      const [name, value] = READERS[field]?.(cell, cells, records) ?? [];
      if (name) values[name] = value;
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      issues.push({ path: [field], message: error.message });
    }
  }
  return { values, issues };
}

/** The field of a table that a field of the form came from. */
export const fieldOfForm = (name: string): SellerField => {
  if (name === 'marketId') return 'market';
  if (name === 'salesmanId') return 'salesman';
  return name as SellerField;
};
