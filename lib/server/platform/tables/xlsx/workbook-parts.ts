import { tooComplex } from '../table-row';
import { readXml, type XmlVisitor } from './read-xml';
import { brokenWorkbook, MOST_PARTS, partName, type WorkbookZip } from './workbook-zip';

/** Limit for tables of contents and styles, which are small in any workbook. */
const SMALL = 8 * 1024 * 1024;

/** Reads a part completely. */
export async function visitPart(zip: WorkbookZip, name: string, visitor: XmlVisitor, mostBytes = SMALL): Promise<void> {
  const shares = readXml(zip, name, mostBytes, visitor);
  while (!(await shares.next()).done);
}

/** Paths of the workbook's parts needed to read its first sheet. */
export interface WorkbookParts {
  sheet: string;
  strings: string | null;
  styles: string | null;
  /** Days count from 1904 instead of 1900. */
  is1904: boolean;
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true';

/** @throws 400 when there is no sheet. */
export async function findParts(zip: WorkbookZip): Promise<WorkbookParts> {
  const relations = new Map<string, { kind: string; name: string }>();
  const sheetIds: string[] = [];
  let is1904 = false;
  const assertFew = () => {
    if (relations.size + sheetIds.length > MOST_PARTS) throw tooComplex();
  };
  await visitPart(zip, 'xl/_rels/workbook.xml.rels', {
    open: (tag, { Id = '', Type = '', Target = '' }) => {
      if (tag !== 'Relationship') return;
      relations.set(Id, { kind: Type.slice(Type.lastIndexOf('/') + 1), name: partName(Target) });
      assertFew();
    },
  });
  await visitPart(zip, 'xl/workbook.xml', {
    open: (tag, { id = '', date1904 }) => {
      if (tag === 'workbookPr') is1904 ||= isTrue(date1904);
      if (tag !== 'sheet') return;
      sheetIds.push(id);
      assertFew();
    },
  });
  const sheet = sheetIds.map((id) => relations.get(id)).find((one) => one?.kind === 'worksheet');
  if (!sheet) throw brokenWorkbook();
  const partOf = (kind: string, usual: string): string | null => {
    const name = [...relations.values()].find((one) => one.kind === kind)?.name ?? usual;
    return zip.has(name) ? name : null;
  };
  return {
    sheet: sheet.name,
    strings: partOf('sharedStrings', 'xl/sharedStrings.xml'),
    styles: partOf('styles', 'xl/styles.xml'),
    is1904,
  };
}
