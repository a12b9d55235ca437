import type { PrintedDocument } from '@/lib/domain/orders/printed/printed-document';
import { composeDocument } from '@/lib/server/platform/pdf/compose-document';
import { BOTTOM } from '@/lib/server/platform/pdf/document-items';
import { drawDocumentPdf } from '@/lib/server/platform/pdf/draw-document-pdf';
import { qrItem } from '@/lib/server/platform/pdf/qr-item';
import { readPdf } from './read-pdf';

const documentOf = (rows: number): PrintedDocument => ({
  title: 'Pro-forma invoice',
  purpose: 'Data for a tax invoice.',
  facts: [['Number', 'P1/26-27/00012']],
  parties: [{ heading: 'Seller', lines: ['केसर टेक्सटाइल्स', 'રીંગ રોડ, સુરત'] }],
  table: {
    columns: [
      { header: 'Goods', share: 0.7 },
      { header: 'Amount', share: 0.3, isRight: true },
    ],
    rows: Array.from({ length: rows }, (_, index) => [`Rangoli ${index + 1}`, '₹415.00']),
    amounts: Array.from({ length: rows }, () => 41_500),
  },
  totals: [['To pay', '415.00']],
  inWords: 'Rupees four hundred fifteen only',
  summary: null,
  notes: ['A note.'],
  qr: { link: 'upi://pay?pa=orders@bank&pn=Kesar&am=415.00&cu=INR', caption: 'Pay by UPI.' },
});

const textsOf = (items: ReturnType<typeof composeDocument>[number]) =>
  items.flatMap((item) => (item.kind === 'text' ? [item.line.runs.map(({ text }) => text).join('')] : []));

describe('a printed document', () => {
  it('is the same bytes each time, with names in three scripts', async () => {
    const job = { document: documentOf(3), mark: 'P1/26-27/00012', createdAt: new Date('2026-11-21T03:35:00Z') };
    const [first, second] = [await drawDocumentPdf(job), await drawDocumentPdf(job)];
    expect(first.equals(second)).toBe(true);
    const { pages, characters } = readPdf(first);
    expect(pages).toBe(1);
    expect([...'₹केસpR'].filter((character) => !characters.has(character))).toEqual([]);
  });

  it('goes on over pages, its table’s head and the sum so far on each', () => {
    const pages = composeDocument(documentOf(120), 'P1');
    expect(pages.length).toBeGreaterThan(2);
    const texts = pages.map(textsOf);
    expect(texts.map((page) => page.filter((text) => text === 'Goods').length)).toEqual(pages.map(() => 1));
    const carried = texts.map((page) => page[page.indexOf('Carried forward') + 1]);
    const brought = texts.map((page) => page[page.indexOf('Brought forward') + 1]);
    expect(brought.slice(1)).toEqual(carried.slice(0, -1));
    expect(texts.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
    const rows = texts.flat().filter((text) => /^Rangoli \d+$/.test(text));
    expect(new Set(rows).size).toBe(120);
  });

  it('writes nothing below the foot of a page', () => {
    for (const page of composeDocument(documentOf(200), 'P1')) {
      const low = page.filter((item) => item.kind === 'text' && item.baseline > BOTTOM + 20);
      expect(low).toEqual([]);
    }
  });
});

it('a number that is wide for its column is smaller, never broken in two', () => {
  const document = documentOf(1);
  const columns = [
    { header: 'Goods', share: 0.8 },
    { header: 'CGST', share: 0.06, isRight: true },
    { header: 'Amount', share: 0.14, isRight: true },
  ];
  const row = ['Rangoli', '12,35,960.74', '1,15,10,351.17'];
  const [page = []] = composeDocument({ ...document, table: { columns, rows: [row] } }, 'P1');
  const sizes = new Map(page.flatMap((item) => (item.kind === 'text' ? [[textsOf([item])[0], item.size]] : [])));
  expect([...sizes.keys()]).toEqual(expect.arrayContaining(row));
  expect(sizes.get('12,35,960.74')).toBeLessThan(sizes.get('Rangoli') ?? 0);
  expect(sizes.get('Rangoli')).toBe(8.5);
});

it('a QR code is drawn module by module with room around it', () => {
  const { boxes } = qrItem('upi://pay?pa=orders@bank&pn=Kesar&am=415.00&cu=INR', { x: 10, y: 20 }, 96);
  const height = boxes[0]?.height ?? 0;
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  expect(left - 10).toBeCloseTo(4 * height);
  expect(106 - right).toBeCloseTo(4 * height);
  // The finder pattern in the upper left corner starts with a row of seven dark modules.
  expect((boxes[0]?.width ?? 0) / height).toBeCloseTo(7);
});
