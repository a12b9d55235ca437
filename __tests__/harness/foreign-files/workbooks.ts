import zlib from 'node:zlib';

/** An entry of a zip as stored; `size` is the unpacked size that the zip claims. */
interface Packed {
  data: Buffer;
  crc: number;
  size: number;
}

export const packed = (content: string | Buffer): Packed => {
  const bytes = Buffer.from(content as string);
  return { data: zlib.deflateRawSync(bytes), crc: zlib.crc32(bytes), size: bytes.length };
};

/** Any amount of text in a zip of a few kilobytes: compressed once and repeated. */
export function packedBomb(start: string, again: string, times: number): Packed {
  const piece = (text: string, finishFlush: number) =>
    zlib.deflateRawSync(Buffer.from(text), { level: 9, finishFlush });
  const repeated = piece(again, zlib.constants.Z_FULL_FLUSH);
  const data = [piece(start, zlib.constants.Z_FULL_FLUSH), ...Array<Buffer>(times).fill(repeated)];
  return {
    data: Buffer.concat([...data, piece('', zlib.constants.Z_FINISH)]),
    crc: 0,
    size: start.length + again.length * times,
  };
}

/** A zip with these parts (APPNOTE 4.3). */
export function zipOf(parts: Record<string, string | Packed>): Buffer {
  const bodies: Buffer[] = [];
  const table: Buffer[] = [];
  let offset = 0;
  for (const [name, part] of Object.entries(parts)) {
    const { data, crc, size } = typeof part === 'string' ? packed(part) : part;
    const facts = Buffer.alloc(20);
    facts.writeUInt16LE(8, 0);
    facts.writeUInt32LE(crc, 6);
    facts.writeUInt32LE(data.length, 10);
    facts.writeUInt32LE(size, 14);
    facts.writeUInt16LE(Buffer.byteLength(name), 18);
    const [head, row] = [
      Buffer.from('PK\x03\x04\x14\0\0\0', 'latin1'),
      Buffer.from('PK\x01\x02\x14\0\x14\0\0\0', 'latin1'),
    ];
    const place = Buffer.alloc(16);
    place.writeUInt32LE(offset, 12);
    const body = Buffer.concat([head, facts, Buffer.alloc(2), Buffer.from(name), data]);
    bodies.push(body);
    table.push(row, facts, place, Buffer.from(name));
    offset += body.length;
  }
  const directory = Buffer.concat(table);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, directory, end]);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (targets: Record<string, string>) =>
  `<Relationships>${Object.entries(targets)
    .map(([kind, target]) => `<Relationship Id="${kind}" Type="${OFFICE}/${kind}" Target="${target}"/>`)
    .join('')}</Relationships>`;

interface WorkbookMade {
  strings?: string | Packed;
  styles?: string;
  properties?: string;
}

/** A workbook with one sheet. */
export const workbookOf = (sheet: string | Packed, { strings, styles, properties = '' }: WorkbookMade = {}): Buffer =>
  zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}">${properties}<sheets><sheet name="S" sheetId="1" r:id="worksheet"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations({
      worksheet: 'worksheets/sheet1.xml',
      ...(strings && { sharedStrings: 'sharedStrings.xml' }),
      ...(styles && { styles: 'styles.xml' }),
    }),
    'xl/worksheets/sheet1.xml': sheet,
    ...(strings && { 'xl/sharedStrings.xml': strings }),
    ...(styles && { 'xl/styles.xml': styles }),
  });

export const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

export const textCell = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

const letter = (column: number) => String.fromCharCode(65 + column);

/** A row of text cells, starting in column A. */
export const textRow = (line: number, texts: readonly string[]) =>
  `<row r="${line}">${texts.map((text, column) => textCell(`${letter(column)}${line}`, text)).join('')}</row>`;
