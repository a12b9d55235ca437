import { choicesOf, chosenOf, cleared, pick, PRODUCT_TYPE } from '@/components/entities/catalog-form/choices';
import type { Choice } from '@/components/entities/catalog-form/tag-keys';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { VideoForm } from '@/lib/contracts/videos/video-record';
import { type Language, LANGUAGES, languageName } from '@/lib/domain/videos/video-text';

/** Spoken languages: selected like tags, so that number keys work too. */
export const SPOKEN = 'languages';

const SPOKEN_LETTER = 'h';

/** Letters reserved for the player. */
const PLAYER_LETTERS = ['i', 'j', 'k', 'l', 'o'];

const SPOKEN_CHOICE: Choice = {
  id: SPOKEN,
  label: 'Languages',
  letter: SPOKEN_LETTER,
  several: true,
  required: true,
  options: LANGUAGES.map((id) => ({ id, nameEn: languageName(id), nameHi: languageName(id) })),
};

type Picked = Pick<VideoForm, 'productTypeId' | 'tags' | 'languages' | 'isIntro'>;

/** Selectable fields of a video. The attributes a product type requires apply only to catalogs. */
export const videoChoices = (values: Picked, taxonomy: Taxonomy): Choice[] => [
  SPOKEN_CHOICE,
  ...choicesOf(values, taxonomy, [...PLAYER_LETTERS, SPOKEN_LETTER]).map((choice) => ({
    ...choice,
    required: choice.id === PRODUCT_TYPE && !values.isIntro,
    isAskable: false,
  })),
];

export const chosenFor = (values: Picked, field: string): string[] =>
  field === SPOKEN ? values.languages : chosenOf(values, field);

/** Selects a value of a field, or removes a selected one. */
export function pickFor(values: Picked, choice: Choice, valueId: string, taxonomy: Taxonomy): Partial<VideoForm> {
  if (choice.id !== SPOKEN) return pick(values, choice, valueId, taxonomy);
  const { languages } = values;
  const others = languages.filter((one) => one !== valueId);
  return { languages: others.length < languages.length ? others : [...languages, valueId as Language] };
}

export const clearedOf = (values: Picked, field: string): Partial<VideoForm> =>
  field === SPOKEN ? { languages: [] } : cleared(values, field);
