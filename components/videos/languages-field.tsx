import { CheckList } from '@/components/ui/choice-list';
import { type Language, LANGUAGES, languageName } from '@/lib/domain/videos/video-text';

interface LanguagesFieldProps {
  values: readonly Language[];
  onChange: (values: Language[]) => void;
}

/** Spoken languages of videos that were not watched yet. */
export const LanguagesField = (props: LanguagesFieldProps) => (
  <CheckList
    {...props}
    legend="Languages spoken"
    isRow
    note="Leave it open if you do not know."
    options={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
  />
);
