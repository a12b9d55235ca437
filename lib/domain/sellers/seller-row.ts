import {
  CellProblem,
  type CellReaders,
  idOf,
  type Named,
  readCells,
  readMoney,
  type ReadRow,
  type RowCells,
} from '../tables/row-cells';
import { readPhoneCell } from '../text/phone-cell';
import type { SellerField } from './seller-fields';

/** A row's cells, keyed by field. */
export type SellerCells = RowCells<SellerField>;

/** Markets and salesmen, keyed by the names that tables use. */
export interface NamedRecords {
  marketId: (name: string, city: string | undefined) => Named;
  salesmanId: (name: string) => Named;
}

/** Seller values of a row, as the seller's form would have them. */
export type SellerRow = ReadRow<SellerField>;

const YES = new Set(['yes', 'y', 'true', '1', 'हाँ', 'हां', 'haan', 'ha', 'હા']);
const NO = new Set(['no', 'n', 'false', '0', 'नहीं', 'nahi', 'na', 'ના']);

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

/** Parser of each cell. The seller's own schema validates names and GSTIN afterwards. */
const READERS: CellReaders<SellerField, NamedRecords> = {
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

/** Parses the cells of one row. Reports every invalid cell, not only the first. */
export const readSellerRow = (cells: SellerCells, records: NamedRecords): SellerRow =>
  readCells(cells, READERS, records);

/** The table field that a form field was filled from. */
export const fieldOfForm = (name: string): SellerField => {
  if (name === 'marketId') return 'market';
  if (name === 'salesmanId') return 'salesman';
  return name as SellerField;
};
