import { sellerOfChannels, type ToldLink } from '@/lib/domain/videos/channel-seller';

const [KESAR, SONA] = ['Kesar', 'Sona'].map((businessName) => ({ id: businessName, businessName }));
const told: ToldLink[] = [
  { key: 'a', seller: KESAR ?? null },
  { key: 'b', seller: KESAR ?? null },
  { key: 'c', seller: SONA ?? null },
  { key: 'd', seller: null },
];

it.each([
  [['a'], 'Kesar'],
  [['a', 'b'], 'Kesar'],
  [['b', 'c'], undefined],
  [['a', 'd'], undefined],
  [['a', 'not asked about'], undefined],
  [[], undefined],
])('of %j is the seller of every channel or none', (keys, name) => {
  expect(sellerOfChannels(keys, told)?.businessName).toBe(name);
});
