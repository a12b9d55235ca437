import { clothOf, drawDressMaterial, drawFoldedCloth, drawKurti } from './draw-goods';
import { Random } from './random';

/** A design of the demo, as offered by its seller. */
export interface Goods {
  /** English name of its product type. */
  productType: string;
  title: string;
  designNumber: string;
  /** As written by the seller on WhatsApp. */
  caption: string;
  /** Paise. */
  rate: number;
  isSet: boolean;
  pieces: number;
  sizes: string[];
  /** Colour of the cloth as a style value; undefined for goods of several cloths. */
  colour: string | undefined;
  draw: () => Promise<Buffer>;
}

interface Kind {
  productTypes: readonly [string, ...string[]];
  names: readonly [string, ...string[]];
  cloths: readonly [string, ...string[]];
  /** Hindi name, as used in captions in that language. */
  inHindi: string;
  /** Rupees. */
  from: number;
  steps: number;
  sizes: readonly string[];
  colour?: (design: number) => string;
  draw: (design: number) => Promise<Buffer>;
}

const SAREE: Kind = {
  productTypes: ['Saree', 'Silk saree', 'Cotton saree'],
  names: ['Kesariya', 'Mayuri', 'Chandni', 'Rangoli', 'Meenakari', 'Padmini', 'Gulmohar', 'Vrindavan'],
  cloths: ['Pure crepe saree', 'Soft cotton saree with blouse', 'Dola silk saree', 'Chiffon saree with lace'],
  inHindi: 'साड़ी ब्लाउज के साथ',
  from: 245,
  steps: 180,
  sizes: [],
  colour: clothOf.foldedCloth,
  draw: drawFoldedCloth,
};

const KURTI: Kind = {
  productTypes: ['Kurti', 'Suit set', 'Top'],
  names: ['Suhana', 'Anarkali', 'Aarohi', 'Nayra', 'Zoya', 'Falak'],
  cloths: ['Rayon kurti with embroidery', 'Cotton kurti straight cut', 'Kurti with pant and dupatta'],
  inHindi: 'रेयॉन कुर्ती',
  from: 195,
  steps: 150,
  sizes: ['M', 'L', 'XL', 'XXL'],
  colour: clothOf.kurti,
  draw: drawKurti,
};

const MATERIAL: Kind = {
  productTypes: ['Dress material'],
  names: ['Gulnaz', 'Panghat', 'Meghna', 'Bandhej', 'Ajrakh'],
  cloths: ['Cotton dress material with dupatta', 'Chanderi dress material', 'Lawn print dress material'],
  inHindi: 'ड्रेस मटेरियल दुपट्टे के साथ',
  from: 320,
  steps: 140,
  sizes: [],
  draw: drawDressMaterial,
};

/** Four of eight designs are sarees, as in the markets. */
const KINDS = [SAREE, KURTI, SAREE, MATERIAL, SAREE, KURTI, SAREE, KURTI] as const;

/** Product types recognised by their captions. */
const TYPES_SAID: readonly (readonly [RegExp, string])[] = [
  [/dola silk/i, 'Silk saree'],
  [/cotton saree/i, 'Cotton saree'],
  [/crepe saree|chiffon saree|साड़ी/i, 'Saree'],
  [/kurti with pant/i, 'Suit set'],
  [/kurti|कुर्ती/i, 'Kurti'],
];

/** The design with this index: always the same, with an image of its own. */
export function goodsAt(nth: number): Goods {
  const random = new Random(7000 + nth);
  const kind = KINDS[nth % KINDS.length] ?? SAREE;
  const [rupees, isSet] = [kind.from + 5 * random.below(kind.steps), random.chance(0.7)];
  const pieces = isSet ? 4 + 2 * random.below(4) : 1;
  const title = `${random.pick(kind.names)} vol ${1 + random.below(9)}`;
  const designNumber = `D.${1001 + nth}`;
  const set = isSet ? `Full set ${pieces} pcs` : 'Single piece also';
  const captions = [
    `*${title}*\n${random.pick(kind.cloths)}\nRate ₹${rupees} + GST\n${set}\n${designNumber}`,
    `${title}\n${kind.inHindi}\nरेट ${rupees}/-\n${isSet ? `${pieces} पीस का सेट` : 'सिंगल पीस'}\n${designNumber}`,
    `NEW LAUNCH 🔥 ${title}\n${random.pick(kind.cloths)}\n${rupees}/- only, ${set.toLowerCase()}\nReady to dispatch`,
  ] as const;
  const anyType = random.pick(kind.productTypes);
  const caption = random.pick(captions);
  return {
    productType: TYPES_SAID.find(([words]) => words.test(caption))?.[1] ?? anyType,
    title,
    designNumber,
    caption,
    rate: 100 * rupees,
    isSet,
    pieces,
    sizes: [...kind.sizes],
    colour: kind.colour?.(nth),
    draw: () => kind.draw(nth),
  };
}
