import fc from 'fast-check';
import { markedUp, PAGE_LANGUAGES, PER_PAGE, shownRate } from '@/lib/domain/catalog-pdf/options';
import { catalogHeading } from '@/lib/domain/catalog-pdf/catalog-heading';
import { headingLimit, pageCount, pageSize, planPages, segmentPlaces } from '@/lib/domain/catalog-pdf/page-layout';
import { pageDate } from '@/lib/domain/catalog-pdf/page-words';
import { type Script, splitByScript } from '@/lib/domain/catalog-pdf/split-by-script';
import { catalogAsWhatsAppText, catalogsAsWhatsAppText } from '@/lib/domain/catalog-pdf/whatsapp-text';
import { sizeAdvice, WHATSAPP_LIMITS } from '@/lib/domain/catalog-pdf/whatsapp-sizes';
import { aCatalog, someOptions } from './sample-catalogs';

describe('a markup', () => {
  const rates = fc.integer({ min: 0, max: 100_000_000 });
  const percents = fc.integer({ min: 0, max: 50_000 }).map((hundredths) => hundredths / 100);

  it.each([
    [10_000, 10, 11_000],
    [41_500, 12.5, 46_700],
    [41_550, 0, 41_600],
    [99, 1, 100],
    [0, 50, 0],
  ])('of %i paise with %f %% is %i', (rate, percent, expected) => expect(markedUp(rate, percent)).toBe(expected));

  it('is whole rupees, never less than meant and never a rupee more', () => {
    fc.assert(
      fc.property(rates, percents, (rate, percent) => {
        const made = markedUp(rate, percent);
        const meant = BigInt(rate) * BigInt(10_000 + Math.round(percent * 100));
        expect(made % 100).toBe(0);
        expect(BigInt(made) * 10_000n >= meant).toBe(true);
        expect(BigInt(made - 100) * 10_000n < meant).toBe(true);
      }),
    );
  });

  it('is only on pages that were asked for it', () => {
    const catalog = { ratePaise: 12_500_000 };
    expect(shownRate(catalog, { rate: 'shown', markupPercent: 10 })).toBe('₹1,25,000');
    expect(shownRate(catalog, { rate: 'marked-up', markupPercent: 10 })).toBe('₹1,37,500');
    expect(shownRate(catalog, { rate: 'hidden', markupPercent: 10 })).toBeNull();
    expect(shownRate({ ratePaise: null }, { rate: 'shown', markupPercent: 0 })).toBeNull();
  });
});

describe('splitting by script', () => {
  const scripts = (text: string) => splitByScript(text).map(({ script, text: part }) => [script, part]);

  it('changes the font for digits, ₹ and punctuation, and keeps spaces where they are', () => {
    expect(scripts('रेट ₹415, साइज़ M')).toEqual([
      ['devanagari', 'रेट '],
      ['latin', '₹415, '],
      ['devanagari', 'साइज़ '],
      ['latin', 'M'],
    ]);
    expect(scripts('સેટ। નવો')).toEqual([['gujarati', 'સેટ। નવો']]);
  });

  it('never cuts a syllable', () => {
    expect(scripts('क्ष‍त्रि')).toEqual([['devanagari', 'क्ष‍त्रि']]);
  });

  const block: Record<Exclude<Script, 'latin'>, RegExp> = { devanagari: /[ऀ-ॿ]/, gujarati: /[઀-૿]/ };
  const characters = fc.constantFrom(...'aZ1₹,. \u200d\u200cकिक्षंઅિક્ષ।१૧😀م\u0301');
  const texts = fc.oneof(fc.string({ unit: characters }), fc.string({ unit: 'binary' }));

  it('loses nothing, repeats no script and begins no run with a mark', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const runs = splitByScript(text);
        expect(runs.map((run) => run.text).join('')).toBe(text);
        runs.forEach((run, index) => {
          expect(run.text).not.toBe('');
          expect(run.script).not.toBe(runs[index + 1]?.script);
          if (index > 0) expect(run.text).not.toMatch(/^[\p{M}\u200c\u200d\s]/u);
          if (run.script !== 'latin' && index > 0) expect(run.text).toMatch(block[run.script]);
        });
      }),
    );
  });
});

describe('what is said', () => {
  it('is in the language of the page, the date too', () => {
    const said = PAGE_LANGUAGES.map((language) =>
      catalogHeading(aCatalog, someOptions({ language })).map(({ text }) => text),
    );
    expect(said).toMatchSnapshot();
    expect(PAGE_LANGUAGES.map((language) => pageDate(new Date('2026-11-20T19:00:00Z'), language))).toEqual([
      '21 Nov 2026',
      '21 नव॰ 2026',
      '21 નવે, 2026',
    ]);
  });

  it('leaves out what is not known, what is hidden, and names no font has', () => {
    const unknown = { ratePaise: null, pieces: null, minimumOrder: null, sizes: [], fabric: ' ' };
    const bare = { ...aCatalog, ...unknown, tags: ['', '🎉'], title: '🎉' };
    const options = someOptions({ showsSeller: true });
    const lines = (catalog: typeof bare) => catalogHeading(catalog, options).map(({ text }) => text);
    expect(lines({ ...bare, sellerName: 'محمد' })).toEqual(['Catalog']);
    expect(catalogHeading(aCatalog, someOptions({ showsSeller: false }))).toHaveLength(5);
  });

  it('is said once: where photos go on, only title and rate are', () =>
    expect(catalogHeading(aCatalog, someOptions({}), false).map(({ look }) => look)).toEqual(['title', 'rate']));
});

describe('a seller who is hidden', () => {
  const hidden = someOptions({ showsSeller: false });
  const said = (title: string, changes = {}) => {
    const catalog = { ...aCatalog, title, ...changes };
    const lines = catalogHeading(catalog, hidden).map(({ text }) => text);
    expect(catalogAsWhatsAppText(catalog, hidden).split('\n')[0]).toBe(`*${lines[0]}*`);
    return lines;
  };

  it.each([
    ['Shree Ganesh Textiles – Kesariya vol 4', 'Kesariya vol 4'],
    ['Kesariya vol 4 by SHREE  GANESH textiles', 'Kesariya vol 4'],
    ['Shree Ganesh Textiles’s Kesariya', 'Kesariya'],
    ['New (Shree Ganesh Textiles) Kesariya', 'New Kesariya'],
    ['Kesariya – Shree Ganesh Textiles – Red', 'Kesariya – Red'],
    ['*Shree Ganesh Textiles*', 'Catalog'],
    ['Shree Ganesh Textilesque', 'Shree Ganesh Textilesque'],
    ['Saree (6.3 m) – Red', 'Saree (6.3 m) – Red'],
  ])('is not named by the title “%s”', (title, expected) => expect(said(title)[0]).toBe(expected));

  it('is named neither in Hindi nor by a tag, and may have any name', () => {
    expect(said('राधा फैशन केसरिया', { sellerName: 'राधा फैशन' })[0]).toBe('केसरिया');
    expect(said('A+B (Surat) Kesariya', { sellerName: 'A+B (Surat)' })[0]).toBe('Kesariya');
    expect(said('Kesariya', { sellerName: ' ' })[0]).toBe('Kesariya');
    const tags = ['Shree Ganesh Textiles', 'Printed'];
    expect(said('Kesariya', { tags }).join()).not.toContain('Ganesh');
    expect(catalogAsWhatsAppText({ ...aCatalog, tags }, hidden)).not.toContain('Ganesh');
  });

  it('stays in the title where sellers are named', () => {
    const [title] = catalogHeading({ ...aCatalog, title: 'Shree Ganesh Textiles 4' }, someOptions({}));
    expect(title?.text).toBe('Shree Ganesh Textiles 4');
  });
});

describe('a rate that is hidden or marked up', () => {
  const titleOf = (title: string, rate: 'shown' | 'hidden' | 'marked-up') => {
    const options = someOptions({ rate, markupPercent: 10 });
    const [first] = catalogAsWhatsAppText({ ...aCatalog, title }, options).split('\n');
    expect(first).toBe(`*${catalogHeading({ ...aCatalog, title }, options)[0]?.text}*`);
    return first?.slice(1, -1);
  };

  it.each([
    ['Radhika vol 12 @ 415', 'Radhika vol 12'],
    ['Radhika 12 – Rs. 415/- – Red', 'Radhika 12 – Red'],
    ['₹1,250.50 Net Saree', 'Net Saree'],
    ['Rs415 Radhika (rate415)', 'Radhika'],
    ['Radhika 189Rs', 'Radhika'],
    ['8 colours 60 rsomething', '8 colours 60 rsomething'],
    ['Radhika 415/- + GST', 'Radhika'],
    ['Rate: 415 Radhika', 'Radhika'],
    ['केसरिया रु ४१५', 'केसरिया'],
    ['कुर्ती भाव 415', 'कुर्ती'],
    ['Radhika vol 415, 60-60 cotton, 6.3 m', 'Radhika vol 415, 60-60 cotton, 6.3 m'],
    ['Separate 415 of 8 colours', 'Separate 415 of 8 colours'],
  ])('is not said by the title “%s”', (title, expected) => {
    expect(titleOf(title, 'hidden')).toBe(expected);
    expect(titleOf(title, 'marked-up')).toBe(expected);
  });

  it('stays in the title where rates are shown as they are', () =>
    expect(titleOf('Radhika @ 415', 'shown')).toBe('Radhika @ 415'));
});

describe('WhatsApp', () => {
  it.each(PAGE_LANGUAGES)('gets a text with the title in bold, in %s', (language) =>
    expect(catalogAsWhatsAppText(aCatalog, someOptions({ language }))).toMatchSnapshot(),
  );

  it('is not confused by stars, underscores and new lines of a title', () => {
    const text = catalogAsWhatsAppText({ ...aCatalog, title: ' *New*\n_Vol_ 3 ' }, someOptions({}));
    expect(text.split('\n')[0]).toBe('*New Vol 3*');
  });

  it('gets several catalogs under one title with the contact at the end', () => {
    const text = catalogsAsWhatsAppText([aCatalog, aCatalog], someOptions({ title: 'Diwali', footer: 'a_b@c.in' }));
    expect(text).toMatch(/^\*Diwali\*\n\n\*Radhika Vol 12\*\n[^]+\n\n\*Radhika Vol 12\*\n[^]+\n\na_b@c\.in$/);
  });

  it('takes files up to its limits', () => {
    const { easy, businessApi, app } = WHATSAPP_LIMITS;
    const levels = [0, easy, easy + 1, businessApi, businessApi + 1, app, app + 1].map(
      (size) => sizeAdvice(size).level,
    );
    expect(levels).toEqual(['easy', 'easy', 'slow', 'slow', 'by-hand', 'by-hand', 'too-large']);
    expect(sizeAdvice(23_400_000).text).toMatch(/^23\.4 MB: /);
  });
});

describe('the layout', () => {
  const photos = fc.array(fc.integer({ min: 0, max: 14 }), { minLength: 1, maxLength: 12 });

  it.each(PER_PAGE.flatMap((perPage) => [false, true].map((sharesPages) => ({ perPage, sharesPages }))))(
    'of $perPage photos, shared: $sharesPages, shows every photo once and apart',
    (options) => {
      const { width, height } = pageSize(options.perPage);
      fc.assert(
        fc.property(photos, fc.double({ min: 0, max: headingLimit(options), noNaN: true }), (counts, heading) => {
          const plan = planPages(counts, options);
          expect(pageCount(counts, { ...options, hasCover: true })).toBe(plan.length + 1);
          const shown = plan.flat(2).map(({ catalog, from, count }) => [catalog, from, count] as const);
          counts.forEach((count, catalog) => {
            let next = 0;
            for (const [, from, part] of shown.filter(([of]) => of === catalog)) {
              expect(from).toBe(next);
              next += part;
            }
            expect(next).toBe(Math.max(count, 1));
          });
          for (const rows of plan) {
            const heights = rows.map((row) => row.map(() => heading));
            const boxes = segmentPlaces(rows, heights, options)
              .flat()
              .flatMap((place) => [place.heading, ...place.photos]);
            const segments = rows.flat();
            expect(boxes).toHaveLength(segments.reduce((sum, { count }) => sum + count, segments.length));
            boxes.forEach((box, index) => {
              const [right, bottom] = [box.x + box.width, box.y + box.height];
              expect(box.height).toBeGreaterThanOrEqual(0);
              expect(box.x >= 0 && box.y >= 0 && right <= width && bottom < height).toBe(true);
              const apart = (other: typeof box) =>
                right <= other.x ||
                other.x + other.width <= box.x ||
                bottom <= other.y ||
                other.y + other.height <= box.y;
              expect(boxes.slice(index + 1).every(apart)).toBe(true);
            });
          }
        }),
        { numRuns: 30 },
      );
    },
  );

  it('lets each catalog begin a page, or small ones share a row', () => {
    expect(planPages([2, 1, 4], { perPage: 6 }).map((rows) => rows.flat().length)).toEqual([1, 1, 1]);
    expect(planPages([2, 1, 4], { perPage: 6, sharesPages: true })).toEqual([
      [
        [
          { catalog: 0, from: 0, count: 2 },
          { catalog: 1, from: 0, count: 1 },
        ],
        [{ catalog: 2, from: 0, count: 3 }],
      ],
      [[{ catalog: 2, from: 3, count: 1 }]],
    ]);
  });
});
