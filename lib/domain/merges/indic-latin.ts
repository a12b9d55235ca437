/** Gujarati letters have the same relative offsets as Hindi letters. */
const [GUJARATI_FIRST, GUJARATI_LAST, DISTANCE] = [0x0a80, 0x0aff, 0x180];

const CONSONANTS: Record<string, string> = {
  ...{ क: 'k', ख: 'kh', ग: 'g', घ: 'gh', ङ: 'n', च: 'ch', छ: 'chh', ज: 'j', झ: 'jh', ञ: 'n', ट: 't', ठ: 'th' },
  ...{ ड: 'd', ढ: 'dh', ण: 'n', त: 't', थ: 'th', द: 'd', ध: 'dh', न: 'n', प: 'p', फ: 'ph', ब: 'b', भ: 'bh' },
  ...{ म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v', श: 'sh', ष: 'sh', स: 's', ह: 'h' },
};

const VOWELS: Record<string, string> = {
  ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'e', ओ: 'o', औ: 'o', ऍ: 'e', ऑ: 'o' },
};

const SIGNS: Record<string, string> = {
  ...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'े': 'e', 'ै': 'e', 'ो': 'o', 'ौ': 'o' },
  ...{ 'ॅ': 'e', 'ॉ': 'o' },
};

const [SILENT, DOT] = ['्', '़'];
const NASAL: Record<string, string> = { 'ं': 'n', 'ँ': 'n', 'ः': '' };

const toHindi = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= GUJARATI_FIRST && code <= GUJARATI_LAST ? String.fromCodePoint(code - DISTANCE) : letter;
};

/** Two consonants that are pronounced differently from their spelling. */
const spoken = (text: string): string =>
  text.replaceAll('ज्ञ', 'ग्य').replaceAll('\u0921\u093c', 'र').replaceAll('\u0922\u093c', 'र');

/** Transliterates a Hindi or Gujarati word to Latin by pronunciation; other words stay unchanged. */
export function latinOf(word: string): string {
  const letters = [...spoken([...word.normalize('NFD')].map(toHindi).join('').normalize('NFD'))];
  let latin = '';
  for (const [place, letter] of letters.entries()) {
    if (letter === DOT || letter === SILENT) continue;
    const consonant = CONSONANTS[letter];
    if (consonant === undefined) {
      latin += VOWELS[letter] ?? SIGNS[letter] ?? NASAL[letter] ?? letter;
      continue;
    }
    const next = letters[place + 1] === DOT ? letters[place + 2] : letters[place + 1];
    // The inherent vowel is silent at the end of a word.
    const isSaid = next !== undefined && next !== SILENT && !(next in SIGNS);
    latin += consonant + (isSaid ? 'a' : '');
  }
  return latin;
}
