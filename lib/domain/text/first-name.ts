/** What stands before a name, in the scripts our staff write in; dots and case do not count. */
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

/** What a person is called in a greeting: the first word of the name that is no honorific. */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  return words.find((word) => !isHonorific(word)) ?? name.trim();
}
