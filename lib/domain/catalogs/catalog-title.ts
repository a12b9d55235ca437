interface Named {
  id: string;
  nameEn: string;
  nameHi: string;
}

interface Described {
  productTypeId: string | null;
  tags: readonly { attributeId: string; valueId: string }[];
}

/** Parts of the taxonomy that a title is built from. */
export interface TitleWords {
  productTypes: readonly Named[];
  attributes: readonly (Named & { values: readonly Named[] })[];
}

export interface ProposedTitle {
  en: string;
  hi: string;
}

/** Beyond this number, colours are counted instead of named. */
const MOST_COLOURS = 2;

/** Values that express absence: they are of no use to a buyer in a title. */
const ABSENT = /^(no|without|un|plain)\b/i;

/** Parts of a title, recognized by how their attribute's English name begins. */
const PARTS = { fabric: /^fabric\b/i, work: /^work\b/i, pattern: /^pattern\b/i, colour: /^colou?r\b/i } as const;

const capital = (text: string) =>
  text.replace(/(^|[\s-])(\p{L})/gu, (_, gap: string, letter: string) => gap + letter.toUpperCase());

const isSaidBy = (whole: string, part: string) => ` ${whole.toLowerCase()} `.includes(` ${part.toLowerCase()} `);

/** “Georgette Saree with Zari Work – Red”, in English and Hindi; null until the product type is chosen. */
export function proposeTitle({ productTypeId, tags }: Described, words: TitleWords): ProposedTitle | null {
  const type = words.productTypes.find(({ id }) => id === productTypeId);
  if (!type) return null;
  const chosen = (part: RegExp): readonly Named[] =>
    words.attributes
      .filter(({ nameEn }) => part.test(nameEn))
      .flatMap(({ values }) => values)
      .filter(({ id, nameEn }) => tags.some(({ valueId }) => valueId === id) && !ABSENT.test(nameEn));
  const [fabric] = chosen(PARTS.fabric).filter(({ nameEn }) => !isSaidBy(type.nameEn, nameEn));
  const works = chosen(PARTS.work).slice(0, 1);
  const [pattern] = works.length > 0 ? [] : chosen(PARTS.pattern);
  const colours = chosen(PARTS.colour);

  const write = (name: 'nameEn' | 'nameHi', say: typeof ENGLISH) => {
    const goods = [pattern?.[name], fabric?.[name], type[name]].filter(Boolean).join(' ');
    const work = works.map((one) => say.work(one[name])).join('');
    const colour =
      colours.length > MOST_COLOURS ? say.colours(colours.length) : colours.map((one) => one[name]).join(say.and);
    return `${say.goods(goods)}${work}${colour && ` – ${say.goods(colour)}`}`;
  };
  return { en: write('nameEn', ENGLISH), hi: write('nameHi', HINDI) };
}

const ENGLISH = {
  goods: capital,
  work: (name: string) => ` with ${capital(/\bwork\b/i.test(name) ? name : `${name} work`)}`,
  and: ' & ',
  colours: (count: number) => `${count} colours`,
};

const HINDI: typeof ENGLISH = {
  goods: (text) => text,
  work: (name) => ` ${name} के काम के साथ`,
  and: ' और ',
  colours: (count) => `${count} रंग`,
};
