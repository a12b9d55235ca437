import { readCaption } from '@/lib/domain/captions/read-caption';

const piecesOf = (text: string) => {
  const { findings, unsure } = readCaption(text);
  const of = (all: typeof findings) => all.flatMap(({ field, value }) => (field === 'pieces' ? [value] : []));
  return { sure: of(findings), open: of(unsure) };
};

it.each([
  ['Saree 750\n6 ka set', 6],
  ['Nighty 210/-\n12 ka bundle', 12],
  ['કુર્તી ૩૪૦/-\n૬ નો સેટ', 6],
  ['कुर्ती 340\n8 नंग का सेट', 8],
  ['Kurti 385\nset of 4 lena padega', 4],
  ['Gown 899\ncolour 4 set', 4],
  ['Kurti 455\nMin order 1 set of 8', 8],
  ['Kurti 300, 4 colour set', 4],
  ['4 कलर में सेट, साड़ी 2850', 4],
  ['Nighty 165\nतीन पीस का सेट\nL XL XXL', 3],
  ['Kurti 310\nચાર સાઈઝ નો સેટ', 4],
  ['Saree 620\n6 matching', 6],
  ['Kurti 210\npack of six', 6],
  ['Saree 750\nNo. of designs : 5', 5],
  ['Saree 640\n3 colour 3 pc set', 3],
])('in %j a set has %d pieces', (text, pieces) => {
  expect(piecesOf(text).sure).toEqual([pieces]);
});

it.each([
  ['साड़ी 2850\n4 कलर में', 4],
  ['Palazzo 155/-\nMix 10 colours', 10],
  ['કુર્તી ૩૦૦, ૮ કલરમાં', 8],
])('in %j there are colours to choose from, perhaps no set', (text, colours) => {
  expect(piecesOf(text)).toEqual({ sure: [], open: [colours] });
});

it.each(['Kurti 450 ka set', 'Rate 12 ka set', 'Kurti 300\nSet ready, 6 left', 'Last 4 pcs, kurti 300'])(
  'nothing is counted in %j',
  (text) => {
    expect(piecesOf(text).sure).toEqual([]);
  },
);
