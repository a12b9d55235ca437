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
import { SEGMENTS } from '../taxonomy/segments';
import { STATES_BY_CODE, stateCodeOf } from '../text/indian-states';
import { readPhoneCell } from '../text/phone-cell';
import type { BuyerField } from './buyer-fields';

/** A row's cells, keyed by field. */
export type BuyerCells = RowCells<BuyerField>;

/** Managers and product types, keyed by the names that tables use. */
export interface NamedOfBuyers {
  managerId: (name: string) => Named;
  productTypeId: (name: string) => Named;
}

function readPhone(cell: string): string {
  const [read, ...others] = readPhoneCell(cell);
  if (!read) throw new CellProblem(`“${cell}” is not a phone number.`);
  if (others.length > 0) throw new CellProblem('A buyer has one phone number. Remove the others.');
  if ('problem' in read) throw new CellProblem(read.problem);
  return read.number;
}

function readState(cell: string): string {
  const code = stateCodeOf(cell);
  const state = code && STATES_BY_CODE[code];
  if (!state) throw new CellProblem(`“${cell}” is not a state of India.`);
  return state;
}

function readSegment(cell: string): string {
  const segment = SEGMENTS.find((one) => one === cell.trim().toLowerCase());
  if (!segment) throw new CellProblem(`“${cell}” is neither saree nor readymade.`);
  return segment;
}

function readDays(cell: string): number {
  const days = Number(cell);
  if (!Number.isInteger(days) || days < 0) throw new CellProblem(`“${cell}” is not a number of days.`);
  return days;
}

const namesIn = (cell: string): string[] => cell.split(/[,;/|]/).flatMap((name) => name.trim() || []);

/** Parser of each cell. The buyer's own schema validates names, pincode and GSTIN afterwards. */
const READERS: CellReaders<BuyerField, NamedOfBuyers> = {
  businessName: (cell) => ['businessName', cell],
  contactName: (cell) => ['contactName', cell],
  phoneNumber: (cell) => ['phoneNumber', readPhone(cell)],
  city: (cell) => ['city', cell],
  state: (cell) => ['state', readState(cell)],
  pincode: (cell) => ['pincode', cell],
  address: (cell) => ['address', cell],
  gstin: (cell) => ['gstin', cell],
  segment: (cell) => ['segment', readSegment(cell)],
  dealsIn: (cell, _cells, { productTypeId }) => [
    'dealsIn',
    [...new Set(namesIn(cell).map((name) => idOf(productTypeId(name))))],
  ],
  manager: (cell, _cells, { managerId }) => ['managerId', idOf(managerId(cell))],
  creditLimit: (cell) => ['creditLimit', readMoney(cell)],
  creditDays: (cell) => ['creditDays', readDays(cell)],
};

/** Parses the cells of one row. Reports every invalid cell, not only the first. */
export const readBuyerRow = (cells: BuyerCells, records: NamedOfBuyers): ReadRow<BuyerField> =>
  readCells(cells, READERS, records);
