import { plainText } from '@/lib/domain/text/plain-text';
import type { Choice, ChoiceOption } from '@/components/entities/catalog-form/tag-keys';

/** A field value that matches the typed text. */
export interface FoundTag {
  choice: Choice;
  option: ChoiceOption;
}

/** As many as number keys exist and fit at a glance. */
const MOST = 9;

/** Values of all fields by name in either language; prefix matches come first. */
export function foundTags(choices: readonly Choice[], typed: string): FoundTag[] {
  const wanted = plainText(typed);
  if (wanted === '') return [];
  const rank = ({ option }: FoundTag) =>
    [option.nameEn, option.nameHi].some((name) => plainText(name).startsWith(wanted)) ? 0 : 1;
  return choices
    .flatMap((choice) => choice.options.map((option) => ({ choice, option })))
    .filter(({ option }) => [option.nameEn, option.nameHi].some((name) => plainText(name).includes(wanted)))
    .sort((one, other) => rank(one) - rank(other))
    .slice(0, MOST);
}
