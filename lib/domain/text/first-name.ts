/** Titles before a name, in the scripts our staff use; dots and case are ignored. */
const HONORIFICS = new Set(
  ['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'shri', 'shree', 'smt', 'shrimati', 'km', 'kumari', 'sri'].concat([
    'श्री',
    'श्रीमती',
    'सुश्री',
    'कुमारी',
    'डॉ',
    'डा',
    'શ્રી',
    'શ્રીમતી',
    'સુશ્રી',
    'કુમારી',
    'ડૉ',
    'ડો',
  ]),
);

const isHonorific = (word: string) => HONORIFICS.has(word.toLowerCase().replaceAll('.', ''));

/** Name used in a greeting: the first word that is not an honorific. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !isHonorific(word)) ?? name.trim();
}
