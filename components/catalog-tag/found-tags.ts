import { plainText } from '@/lib/domain/text/plain-text';
import type { Choice, ChoiceOption } from '@/components/entities/catalog-form/tag-keys';

/** A value of a field that fits what was typed. */
export interface FoundTag {
  choice: Choice;
  option: ChoiceOption;
}

/** As many as numbers and eyes take in at once. */
const MOST = 9;

/** Values of all fields by their name in either language; those that begin with what was typed come first. */
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
