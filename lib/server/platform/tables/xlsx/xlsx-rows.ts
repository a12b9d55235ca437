import { HttpError } from '../../../errors';
import type { TablePiece } from '../table-row';
import { DateStyles } from './date-formats';
import { readXml } from './read-xml';
import { SharedStrings } from './shared-strings';
import { SheetRows, type Workbook } from './sheet-rows';
import { findParts, visitPart } from './workbook-parts';
import { brokenWorkbook, WorkbookZip } from './workbook-zip';

/** What parts may unpack to. Rows that are only formatted take room as well: a sheet of a few hundred may be honest. */
const MOST_BYTES = { strings: 128 * 1024 * 1024, sheet: 512 * 1024 * 1024 };

/** A workbook whose first sheet can be read, several times if need be. */
export interface OpenWorkbook {
  rows: () => AsyncGenerator<TablePiece>;
  close: () => void;
}

/** Whatever the packages throw means that the file is not what it should be; what the system throws does not. */
const told = (error: unknown): unknown => {
  const isOurs = error instanceof HttpError || (error as NodeJS.ErrnoException).syscall !== undefined;
  return isOurs ? error : brokenWorkbook();
};

async function openParts(zip: WorkbookZip): Promise<OpenWorkbook> {
  const parts = await findParts(zip);
  const strings = new SharedStrings();
  if (parts.strings) await visitPart(zip, parts.strings, strings, MOST_BYTES.strings);
  const styles = new DateStyles();
  if (parts.styles) await visitPart(zip, parts.styles, styles);
  const workbook: Workbook = { strings, dateStyles: styles.find(), is1904: parts.is1904 };
  return {
    async *rows() {
      const rows = new SheetRows(workbook);
      try {
        for await (const share of readXml(zip, parts.sheet, MOST_BYTES.sheet, rows)) yield { rows: rows.take(), share };
      } catch (error) {
        throw told(error);
      }
      yield { rows: rows.take(), share: 1 };
    },
    close: () => zip.close(),
  };
}

/**
 * Opens an Excel workbook. Its zip is read as it is unpacked, its sheet as it is read: neither is ever there as a whole.
 * @throws 400 with what to do, for one that is damaged or too much.
 */
export async function openWorkbook(file: string): Promise<OpenWorkbook> {
  let zip: WorkbookZip | undefined;
  try {
    zip = await WorkbookZip.open(file);
    return await openParts(zip);
  } catch (error) {
    zip?.close();
    throw told(error);
  }
}
