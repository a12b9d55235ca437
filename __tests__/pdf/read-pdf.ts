import zlib from 'node:zlib';

/** Queries on a PDF for tests: not a PDF reader, but enough of one for pdfkit's output. */
export interface ReadPdf {
  pages: number;
  pictures: number;
  /** Characters in the Unicode maps of the file's fonts. */
  characters: Set<string>;
}

const OBJECT = /(\d+) 0 obj\n([^]*?)\nendobj/g;
const STREAM = /stream\n([^]*)\n?endstream/;

function unpacked(body: string): string {
  const stream = STREAM.exec(body)?.[1];
  if (stream === undefined || !body.includes('FlateDecode')) return stream ?? '';
  return zlib.inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

/** Every object must be at its offset in the table at the end. */
function checkTable(text: string): void {
  const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
  expect(text.slice(start, start + 5)).toBe('xref\n');
  const entries = [...text.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(entries.length).toBeGreaterThan(0);
  entries.forEach((offset, index) => expect(text.startsWith(`${index + 1} 0 obj`, offset)).toBe(true));
}

export function readPdf(bytes: Buffer): ReadPdf {
  const text = bytes.toString('latin1');
  expect(text).toMatch(/^%PDF-1\.\d\n/);
  checkTable(text);
  const bodies = [...text.matchAll(OBJECT)].map(([, , body = '']) => body);
  const maps = bodies.map(unpacked).filter((content) => content.includes('beginbfrange'));
  const codes = maps.flatMap((map) => [...map.matchAll(/[[ ]<([0-9a-f ]+)>/g)].map(([, hex = '']) => hex));
  return {
    pages: bodies.filter((body) => /\/Type \/Page\n/.test(body)).length,
    pictures: bodies.filter((body) => /\/Subtype \/Image\n/.test(body)).length,
    characters: new Set(
      codes.flatMap((code) => code.split(' ').map((unit) => String.fromCharCode(parseInt(unit, 16)))),
    ),
  };
}
