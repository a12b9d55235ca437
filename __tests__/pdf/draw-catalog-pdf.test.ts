import { Writable } from 'node:stream';
import type { CatalogWithPhotos } from '@/lib/domain/catalog-pdf/options';
import { type DrawJob, drawCatalogPdf } from '@/lib/server/platform/pdf/draw-catalog-pdf';
import { readPdf } from './read-pdf';
import { aCatalog, aPicture, someOptions } from './sample-catalogs';

const pictures = new Map<string, Buffer>();

beforeAll(async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    pictures.set(name, await aPicture(name.charCodeAt(0)).jpeg().toBuffer());
  pictures.set('webp', await aPicture(90).webp().toBuffer());
  pictures.set('png', await aPicture(91).png().toBuffer());
  pictures.set('damaged', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(50)]));
});

const withPhotos = (photos: string[], changes: Partial<CatalogWithPhotos> = {}): CatalogWithPhotos => ({
  ...aCatalog,
  ...changes,
  photos,
});

const jobOf = (catalogs: CatalogWithPhotos[], changes: Partial<DrawJob> = {}): DrawJob => ({
  catalogs,
  options: someOptions({}),
  createdAt: new Date('2026-11-21T03:35:00Z'),
  quality: 'normal',
  readPhoto: (photo) => Promise.resolve(pictures.get(photo) ?? null),
  ...changes,
});

/** Collects written data; with `isStuck`, never drains. */
class Paper extends Writable {
  readonly parts: Buffer[] = [];
  constructor(private readonly isStuck = false) {
    super();
  }
  override _write(part: Buffer, _encoding: string, done: () => void): void {
    this.parts.push(part);
    if (!this.isStuck) done();
  }
}

async function draw(job: DrawJob) {
  const paper = new Paper();
  const drawn = await drawCatalogPdf(job, paper);
  return { ...drawn, bytes: Buffer.concat(paper.parts) };
}

describe('a catalog PDF', () => {
  it.each([
    [1, 6],
    [2, 4],
    [4, 3],
    [6, 3],
  ] as const)('with %i photos on a page has %i pages, and every photo once', async (perPage, pages) => {
    const catalogs = [withPhotos(['a', 'b', 'c']), withPhotos(['d', 'e'])];
    const done: number[] = [];
    const { bytes, ...drawn } = await draw(
      jobOf(catalogs, { options: someOptions({ perPage }), onPhoto: (count) => done.push(count) }),
    );
    expect(drawn).toEqual({ pages, missingPhotos: [] });
    expect(readPdf(bytes)).toMatchObject({ pages, pictures: 5 });
    expect(done).toEqual(done.map((_, index) => index + 1));
    expect(done.length).toBeGreaterThan(5);
  });

  it('shows Hindi, Gujarati and ₹, leaves out what no font has, and takes any name', async () => {
    const titles = [
      'दिवाली संग्रह',
      'ક્ષત્રિય સાડી',
      '🎉 Sale 👨‍👩‍👧 é',
      'محمد أحمد שלום',
      'ab '.repeat(1_700),
      'क'.repeat(5_000),
      '',
    ];
    const catalogs = titles.map((title) => withPhotos(['a'], { title, sellerName: title, tags: [title] }));
    const { bytes, pages } = await draw(jobOf(catalogs, { options: someOptions({ perPage: 1, hasCover: false }) }));
    const { characters, pages: counted } = readPdf(bytes);
    expect([pages, counted]).toEqual([titles.length, titles.length]);
    expect([...'₹दलસડSé…'].filter((character) => !characters.has(character))).toEqual([]);
    expect([...characters].filter((character) => /[\u0590-\u06ff\ud800-\udfff]/.test(character))).toEqual([]);
  });

  it('takes WebP and PNG, and says where a photo is missing or damaged', async () => {
    const { bytes, missingPhotos } = await draw(
      jobOf([withPhotos(['webp', 'png', 'gone', 'damaged']), withPhotos([])], {
        options: someOptions({ hasCover: false }),
      }),
    );
    expect(missingPhotos).toEqual(['gone', 'damaged']);
    expect(readPdf(bytes)).toMatchObject({ pages: 2, pictures: 2 });
  });

  it('is the same, byte for byte, when a job is tried again', async () => {
    const job = jobOf([withPhotos(['a', 'webp'], { title: 'राधिका ₹' })]);
    const [first, second] = [await draw(job), await draw(job)];
    expect(first.bytes.equals(second.bytes)).toBe(true);
    const later = await draw({ ...job, createdAt: new Date('2026-11-22T03:35:00Z') });
    expect(first.bytes.equals(later.bytes)).toBe(false);
  });

  it('is smaller when that is asked for', async () => {
    const large = await aPicture(5, 1500, 2000).jpeg({ quality: 90 }).toBuffer();
    const job = jobOf([withPhotos(['large'])], { readPhoto: () => Promise.resolve(large) });
    const [normal, smaller] = [await draw(job), await draw({ ...job, quality: 'smaller' })];
    expect(normal.bytes.includes(large)).toBe(true);
    expect(smaller.bytes.length).toBeLessThan(normal.bytes.length / 2);
  });

  it('stops when it is told to, and ends its stream', async () => {
    const abort = new AbortController();
    const read: string[] = [];
    const job = jobOf([withPhotos(['a', 'b', 'c'])], {
      options: someOptions({ hasCover: false }),
      signal: abort.signal,
      readPhoto: (photo) => {
        read.push(photo);
        abort.abort(new Error('No longer wanted.'));
        return Promise.resolve(pictures.get(photo) ?? null);
      },
    });
    const paper = new Paper();
    await expect(drawCatalogPdf(job, paper)).rejects.toThrow('No longer wanted.');
    expect(read).toEqual(['a']);
    expect(paper.destroyed).toBe(true);
  });

  it('waits for a reader that is slow, and stops with one that is gone', async () => {
    const large = Buffer.concat([pictures.get('a') ?? Buffer.alloc(0), Buffer.alloc(3_000_000)]);
    const read: string[] = [];
    const names = Array.from({ length: 40 }, (_, index) => `${index}`);
    const paper = new Paper(true);
    const drawing = drawCatalogPdf(
      jobOf([withPhotos(names)], {
        readPhoto: (photo) => {
          if (read.push(photo) === 6) setImmediate(() => paper.destroy(new Error('The disk is full.')));
          return Promise.resolve(large);
        },
      }),
      paper,
    );
    await expect(drawing).rejects.toThrow('The disk is full.');
    expect(read.length).toBeLessThan(10);
  });

  it('fails with what reading failed with, and needs something to draw', async () => {
    const failing = jobOf([withPhotos(['a'])], { readPhoto: () => Promise.reject(new Error('No such store.')) });
    await expect(draw(failing)).rejects.toThrow('No such store.');
    await expect(draw(jobOf([]))).rejects.toThrow('There is no catalog to be drawn.');
  });
});
