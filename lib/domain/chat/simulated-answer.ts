import type { MessageKind } from './message';

/** Replies of the demo's simulated buyer to text; the first match wins. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [/rate|price|₹|रेट|दाम/i, 'Rate theek hai. 2 set bhej dijiye.'],
  [/lr|transport|dispatch|bill/i, 'LR mil gaya, thank you.'],
  [/photo|video|फोटो/i, 'Photo achhi hai, aur design dikhaiye.'],
  [/hello|namaste|नमस्ते|hi\b/i, 'Namaste ji, नया कलेक्शन आया क्या?'],
  [/\?/, 'Haan ji, aaj shaam tak bata dunga.'],
];

const BY_KIND: Partial<Record<MessageKind, string>> = {
  catalog: 'यह साड़ी अच्छी लगी। 1 set ka rate bataiye.',
  photo: 'Photo mil gaya. Kapda kaun sa hai?',
  order: 'Order theek hai, confirm kar dijiye.',
};

/** Reply of the demo's simulated buyer. */
export const simulatedAnswer = (kind: MessageKind, text: string): string =>
  BY_KIND[kind] ?? ANSWERS.find(([words]) => words.test(text))?.[1] ?? 'Ok ji, dhanyavaad.';
