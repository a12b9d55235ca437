/** Name of a cloth in combination with another; blends of two fibres are named in this order. */
const FIBRES: Record<string, string> = {
  polyester: 'poly',
  nylon: 'nylon',
  acrylic: 'acrylic',
  viscose: 'viscose',
  modal: 'modal',
  tencel: 'tencel',
  khadi: 'khadi',
  cotton: 'cotton',
  rayon: 'rayon',
  linen: 'linen',
  jute: 'jute',
  wool: 'wool',
  lycra: 'lycra',
};
/** Weave or origin, named before the fibre. */
const WEAVES: Record<string, string> = {
  'banarasi silk': 'banarasi',
  'kanjivaram silk': 'kanjivaram',
  'tussar silk': 'tussar',
  'paithani silk': 'paithani',
  'bhagalpuri silk': 'bhagalpuri',
  'katan silk': 'katan',
  'kora silk': 'kora',
  'kota doria': 'kota',
  chanderi: 'chanderi',
  maheshwari: 'maheshwari',
  mangalgiri: 'mangalgiri',
};
/** Whether a cloth is named after its weave or origin. */
export const isWeave = (fabric: string): boolean => fabric in WEAVES;

/** Words that are a cloth only when another one follows. */
const OPENING: Record<string, string> = {
  polyester: 'poly, poli, पॉली, पोली, પોલી, પૉલી',
  'kora silk': 'kora, kohra, कोरा, કોરા',
  'kota doria': 'kota, kotta, कोटा, કોટા',
  'kanjivaram silk': 'kanchi, kanji, कांची, કાંચી',
  'mysore silk': 'mysore, maisur, मैसूर, મૈસૂર',
};

const DRAPES =
  'georgette, crepe, chiffon, organza, satin, velvet, jacquard, tissue, brocade, taffeta, brasso, chanderi';
const WOVEN =
  'denim, twill, poplin, cambric, flannel, corduroy, fleece, chambray, seersucker, gabardine, voile, lawn, muslin, hosiery';
const BASES = 'georgette, crepe, chiffon, organza, satin, jacquard, tissue, brocade, net, muslin';
/** Other combinations that are one cloth. */
const OTHERS: Record<string, string> = {
  tissue: 'organza, linen',
  satin: 'organza, chiffon',
  brasso: 'organza',
  'mysore silk': 'crepe, georgette, chiffon, organza',
  'tabby silk': 'organza',
};
/** Cloths to which a fibre before or after adds nothing. */
const OF_ONE: Record<string, string> = {
  cotton:
    'kota doria, chanderi, muslin, maheshwari, mangalgiri, rubia, voile, lawn, alpine, twill, denim, poplin, flannel, corduroy, chambray, seersucker, gabardine',
  viscose: 'dola silk, vichitra silk, chinnon, gajji silk, tabby silk, raw silk',
  silk: 'organza, georgette, crepe, chiffon, tissue, jacquard, brocade, linen, dola silk, vichitra silk, banarasi silk, kanjivaram silk, tussar silk, paithani silk, chanderi, kora silk, raw silk, pashmina',
  wool: 'pashmina, cashmere, merino wool',
  polyester: 'dola silk, vichitra silk, chinnon',
};

const list = (words: string): string[] => words.split(', ');
const opening = new Map(
  Object.entries(OPENING).flatMap(([fabric, words]) => list(words).map((word) => [word, fabric] as const)),
);

const PAIRS = new Map<string, string>();
const PARTS = new Map<string, readonly string[]>();
const key = (first: string, last: string) => `${first}|${last}`;

function pair(first: string, last: string, name: string, parts: readonly string[]): void {
  if (PAIRS.has(key(first, last))) return;
  PAIRS.set(key(first, last), name);
  if (!parts.includes(name)) PARTS.set(name, parts);
}

// Knitted cotton is cotton.
pair('cotton', 'hosiery', 'cotton', ['cotton']);
pair('hosiery', 'cotton', 'cotton', ['cotton']);
for (const [fibre, cloths] of Object.entries(OF_ONE))
  for (const cloth of list(cloths)) {
    pair(fibre, cloth, cloth, [cloth]);
    pair(cloth, fibre, cloth, [cloth]);
  }
for (const [place, [one, name]] of Object.entries(FIBRES).entries()) {
  for (const [other, called] of Object.entries(FIBRES).slice(place + 1))
    for (const [first, last] of [
      [one, other],
      [other, one],
    ] as const)
      pair(first, last, `${name} ${called}`, [one, other]);
  for (const cloth of list(`${DRAPES}, ${WOVEN}`)) {
    const whole = one === 'lycra' ? `${cloth} lycra` : `${name} ${cloth}`;
    const parts = one === 'polyester' ? [cloth] : [cloth, one];
    pair(one, cloth, whole, parts);
    if (one === 'lycra') pair(cloth, one, whole, parts);
  }
}
for (const [weave, name] of Object.entries(WEAVES))
  for (const cloth of [...list(BASES), ...Object.keys(FIBRES)])
    pair(weave, cloth, `${name} ${FIBRES[cloth] ?? cloth}`, [cloth]);
for (const [first, cloths] of Object.entries(OTHERS))
  for (const last of list(cloths)) pair(first, last, `${first.replace(' silk', '')} ${last}`, [last]);

// `Banarasi soft silk`, `art silk kanjivaram`: one silk, described by its look and its yarn.
for (const [weave, name] of [
  ['banarasi silk', 'banarasi'],
  ['kanjivaram silk', 'kanjivaram'],
] as const)
  for (const silk of ['soft silk', 'art silk', 'raw silk']) {
    pair(weave, silk, `${name} ${silk}`, [silk]);
    pair(silk, weave, `${name} ${silk}`, [silk]);
  }
for (const knit of ['loop knit', 'single jersey', 'interlock', 'waffle', 'flat knit']) {
  pair('cotton', knit, `${knit} cotton`, ['cotton', knit]);
  pair(knit, 'cotton', `${knit} cotton`, ['cotton', knit]);
}
pair('organza', 'tissue', 'tissue organza', ['organza']);
pair('muslin', 'chanderi', 'chanderi muslin', ['muslin']);

/** The cloth that this word starts a pair with, although the word alone is not a cloth. */
export const openingOf = (word: string): string | undefined => opening.get(word);

/** The single cloth that two adjacent names mean: `cotton linen`, `banarasi organza`. */
export const pairOf = (first: string, last: string): string | undefined => PAIRS.get(key(first, last));

/** Cloths that may be used instead of a pair; none for others. */
export const partsOf = (fabric: string): readonly string[] => PARTS.get(fabric) ?? [];
