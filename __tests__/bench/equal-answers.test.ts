import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { grainyPhoto } from '../harness/bench/bench-photos';
import { broughtFigures, claimFigures, countDifferent, isSamePage, pdfFigures } from '../harness/bench/equal-answers';
import { type Figure, isMet } from '../harness/bench/figures';
import { pdfContents } from '../harness/bench/pdf-contents';

const missedBy = (figures: readonly Figure[]) =>
  figures.filter((figure) => isMet(figure) === false).map(({ name }) => name);

describe('two servers that answer a list', () => {
  const rows = [
    ['1', 'Kesar Textiles', 'Surat', 40],
    ['2', 'Radha Silk', 'Delhi', null],
  ];
  const page = {
    rows: [
      { id: '1', businessName: 'Kesar Textiles', market: { city: 'Surat' }, qualityScore: 40 },
      { id: '2', businessName: 'Radha Silk', market: { city: 'Delhi' }, qualityScore: null },
    ],
    next: null,
    previous: null,
    count: { value: 2, isExact: true },
  };

  it('are the same where they say the same in other shapes', () => {
    expect(isSamePage(page, rows, 2)).toBe(true);
  });

  it('are the same where one of them counts no further than is promised', () => {
    expect(isSamePage({ ...page, count: { value: 10_000, isExact: false } }, rows, 200_000)).toBe(true);
  });

  it.each<[string, unknown[][], number]>([
    ['a changed value', [rows[0] ?? [], ['2', 'Radha Silk Mills', 'Delhi', null]], 2],
    ['a changed number', [['1', 'Kesar Textiles', 'Surat', 41], rows[1] ?? []], 2],
    ['a value left out', [rows[0] ?? [], ['2', 'Radha Silk', null]], 2],
    ['a row left out', rows.slice(0, 1), 2],
    ['a row too many', [...rows, ['3', 'Gita Prints', 'Surat', 7]], 2],
    ['another order', [...rows].reverse(), 2],
    ['another count', rows, 3],
    ['no rows at all', [], 0],
  ])('are told apart by %s', (_what, others, count) => {
    expect(
      isSamePage(others.length === 0 ? { ...page, rows: [], count: { value: 0, isExact: true } } : page, others, count),
    ).toBe(false);
  });
});

describe('lists compared place by place', () => {
  it.each<[string[], string[], number]>([
    [['a', 'b'], ['a', 'b'], 0],
    [['a', 'c'], ['a', 'b'], 1],
    [['a'], ['a', 'b'], 1],
    [['a', 'b'], ['a'], 1],
    [['b', 'a'], ['a', 'b'], 2],
  ])('%j and %j differ in %d', (ours, theirs, different) => {
    expect(countDifferent(ours, theirs)).toBe(different);
  });
});

describe('work items taken by many at once', () => {
  it.each<[string, string[], string[]]>([
    ['each once', ['a', 'b', 'c'], []],
    ['one twice', ['a', 'b', 'c', 'b'], ['race, taken twice']],
    ['one by nobody', ['a', 'b'], ['race, work items taken']],
    ['one twice in place of another', ['a', 'b', 'b'], ['race, work items taken', 'race, taken twice']],
  ])('%s', (_what, claimed, missed) => {
    expect(missedBy(claimFigures('race', claimed, 3))).toEqual(missed);
  });
});

describe('what an import brought in', () => {
  const all = { sellers: 9500, names: 9500, added: 9500 };

  it.each<[string, Partial<typeof all>, string[]]>([
    ['every good row', {}, []],
    [
      'a lost row',
      { sellers: 9499, names: 9499, added: 9499 },
      ['good rows in', 'sellers added', 'sellers added as history has it'],
    ],
    ['a row twice', { sellers: 9501, added: 9501 }, ['sellers added', 'sellers added as history has it']],
    ['a row twice in place of another', { names: 9499 }, ['good rows in']],
    ['a row that history knows nothing of', { added: 9499 }, ['sellers added as history has it']],
  ])('%s', (_what, changed, missed) => {
    const figures = broughtFigures('import', { ...all, ...changed }, 9500);
    expect(missedBy(figures)).toEqual(missed.map((name) => `import, ${name}`));
  });
});

describe('two PDFs', () => {
  async function pdfOf(pages: Buffer[][], text?: string) {
    const document = new PDFDocument({ autoFirstPage: false });
    const written = buffer(document.pipe(new PassThrough()));
    for (const photos of pages) {
      document.addPage();
      photos.forEach((photo, index) => document.image(photo, 0, index * 100, { width: 80 }));
      if (text) document.text(text);
    }
    document.end();
    return pdfContents(await written);
  }

  it('hold the same however they are encoded, and differ by a page or a picture', async () => {
    const [one, other, third] = [
      await grainyPhoto(1, 60, 80),
      await grainyPhoto(2, 60, 80),
      await grainyPhoto(3, 60, 80),
    ];
    const bare = await pdfOf([[one], [other]]);
    expect(bare).toEqual({ pages: 2, pictures: [expect.any(String), expect.any(String)] });
    const missed = async (pages: Buffer[][], text?: string) => missedBy(pdfFigures(await pdfOf(pages, text), bare, 2));
    expect(await missed([[one], [other]], 'Kesar Textiles')).toEqual([]);
    expect(await missed([[one, other]])).toEqual(['pages, as many as of pdfkit alone']);
    expect(await missed([[one], [third]])).toEqual(['pictures that are not those of pdfkit alone']);
    expect(await missed([[one], []])).toEqual(['pictures', 'pictures that are not those of pdfkit alone']);
  });
});
