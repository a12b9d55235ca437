import { HttpError } from '../../../errors';
import type { TablePiece } from '../table-row';
import { DateStyles } from './date-formats';
import { readXml } from './read-xml';
import { SharedStrings } from './shared-strings';
import { SheetRows, type Workbook } from './sheet-rows';
import { findParts, visitPart } from './workbook-parts';
import { brokenWorkbook, WorkbookZip } from './workbook-zip';

/**
 * Unpacked size limits. Rows with only formatting take space as well: a sheet of a few hundred MB may be legitimate.
 */
const MOST_BYTES = { strings: 128 * 1024 * 1024, sheet: 512 * 1024 * 1024 };

/** A workbook whose first sheet can be read, repeatedly if needed. */
export interface OpenWorkbook {
  rows: () => AsyncGenerator<TablePiece>;
  close: () => void;
}

/** Any error of the packages means that the file is invalid; errors of the system do not. */
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
 * Opens an Excel workbook. Zip and sheet are streamed; neither is ever in memory as a whole.
 * @throws 400 with what to do for a damaged or too large one.
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
