import { readCaption } from '@/lib/domain/captions/read-caption';

const designsOf = (text: string) =>
  readCaption(text).findings.flatMap(({ field, value }) => (field === 'designNumber' ? [value] : []));

it.each([
  ['D.No. 2301, 2302 booked\n2303 to 2306 available', '2303-2306'],
  ['D.No 701 to 704\n703 sold', '701, 702, 704'],
  ['Design 501 to 504 (502 sold)', '501, 503, 504'],
  ['डिज़ाइन 301, 302 बुक हो गए\n303 304 305 उपलब्ध', '303, 304, 305'],
  ['ડિઝાઇન નં ૫૦૧, ૫૦૨ ખતમ\nબાકી ૫૦૩, ૫૦૪', '503, 504'],
  ['2303 to 2306 available', '2303-2306'],
])('what is gone is not offered, what is left is: %j', (text, designs) => {
  expect(designsOf(`Rayon kurti 650/-\n${text}`)).toEqual([designs]);
});

it.each(['D.No 301, 302 booked', 'Design 301 khatam, 302 available', '1500 to 1800 available', '2303 to 2306'])(
  'no design is sure in %j',
  (text) => {
    expect(designsOf(`Rayon kurti 650/-\n${text}`)).toEqual([]);
  },
);
