/** Whole messages that mean "write no more", in English, Hindi and Gujarati. */
const STOP_WORDS = new Set([
  'stop',
  'stop promotions',
  'unsubscribe',
  'opt out',
  'band karo',
  'bandh karo',
  'mat bhejo',
  'rok do',
  'बंद',
  'बंद करो',
  'बंद करें',
  'मत भेजो',
  'रोको',
  'રોકો',
  'બંધ',
  'બંધ કરો',
  'ના મોકલો',
]);

/** A message in lower case, without punctuation, emoji and repeated spaces. */
const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** Whether a reply asks to stop messages. Matches the whole reply, so that "do not stop" does not count. */
export const meansStop = (text: string): boolean => STOP_WORDS.has(bare(text));
