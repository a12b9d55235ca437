import { oneLine } from '../text/plain-text';
import { rupeesText } from '../text/money';

interface Item {
  title: string;
  rate: number | null;
  isSet: boolean;
  pieces: number | null;
}

interface Told {
  nameEn: string;
  nameHi: string;
  descriptionEn: string;
  descriptionHi: string;
  items: readonly Item[];
}

/** WhatsApp's markers for bold, italic, strikethrough and monospace, which would trigger unintended formatting. */
const MARKS = /[*_~`]/g;
const plain = (text: string) => oneLine(text.replace(MARKS, ' '));

const WORDS = {
  en: { set: 'full set', of: (pieces: number) => `set of ${pieces}`, catalog: 'Catalog' },
  hi: { set: 'पूरा सेट', of: (pieces: number) => `${pieces} का सेट`, catalog: 'कैटलॉग' },
} as const;

type Language = keyof typeof WORDS;

/** "set of 8", or nothing when pieces are sold individually. */
export function setText({ isSet, pieces }: Pick<Item, 'isSet' | 'pieces'>, language: Language = 'en'): string {
  if (!isSet) return '';
  return pieces === null ? WORDS[language].set : WORDS[language].of(pieces);
}

/** A collection as one WhatsApp message: its name in bold, its description, then one line per catalog. */
export function collectionAsText(collection: Told, language: Language): string {
  const [name, description] =
    language === 'hi'
      ? [collection.nameHi || collection.nameEn, collection.descriptionHi]
      : [collection.nameEn, collection.descriptionEn];
  const lines = collection.items.map(({ title, rate, ...item }, place) => {
    const facts = [plain(title) || WORDS[language].catalog, rate !== null && rupeesText(rate), setText(item, language)];
    return `${place + 1}. ${facts.filter(Boolean).join(' – ')}`;
  });
  return [`*${plain(name)}*`, plain(description), lines.join('\n')].filter(Boolean).join('\n\n');
}
