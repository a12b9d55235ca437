import { readCaption } from '@/lib/domain/captions/read-caption';

describe('nothing is sure where nothing is offered', () => {
  it.each([
    'Need 200 pcs rayon kurti M to XXL',
    'Kisi ke paas cotton suit hai kya?',
    'मुझे 600 तक की बनारसी साड़ी दिखाओ',
    'SOLD OUT\nD.no 4521 and 4522 georgette saree',
    'चंदेरी साड़ी, स्टॉक खत्म',
    'D.no 12 out of stock',
    'Sold out: georgette saree Rs 550',
    'सारा माल बिक गया, शिफॉन साड़ी',
    'Order noted: 24 pcs kurti, L XL, will pack tomorrow',
    'તમારો ઓર્ડર ૩૦ નંગ કોટન કુર્તી લખી લીધો',
    'Searching for cotton nighty, M to XXL',
  ])('as in %j, but what it speaks of is shown', (text) => {
    const { findings, unsure } = readCaption(text);
    expect(findings).toEqual([]);
    expect(unsure.length).toBeGreaterThan(0);
  });

  it.each([
    'XL sold out, rayon kurti 350/-',
    '101 sold out, 102 available, rayon',
    'Order confirm on 50% advance, rayon kurti 350/-',
    'Jisko kharidna hai message kare, rayon kurti 350/-',
  ])('unlike in %j', (text) => {
    expect(readCaption(text).findings).toContainEqual(expect.objectContaining({ field: 'fabric', value: 'rayon' }));
  });
});

it.each([
  ['Baba suit 2 pc\n6 pcs set', 6],
  ['3 piece suit, 4 pcs box', 4],
  ['Kurti pant dupatta 3 pc set\nMin order 1 set of 4', 4],
])('the parts of one suit do not compete with the pieces of a set: %j', (text, pieces) => {
  expect(readCaption(text).findings).toContainEqual(expect.objectContaining({ field: 'pieces', value: pieces }));
});
