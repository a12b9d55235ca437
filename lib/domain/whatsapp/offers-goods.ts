import { captionOf, has } from '../captions/caption';
import { readCaption } from '../captions/read-caption';
import type { CaptionField } from '../captions/reading';
import { isWish } from '../captions/talk';

const GOODS: readonly CaptionField[] = ['rate', 'setRate', 'fabric', 'pieces', 'sizes', 'designNumber', 'volume'];

const GONE =
  /\b(?:sold ?out|out of stock|no stock|stock (?:is )?(?:over|finish(?:ed)?|khatam|nahi)|booked|khatam|khatm)\b|बिक ग|ख़?त्म|ख़त्म|स्टॉक नहीं|બુક થ|ખતમ|વેચાઈ ગ|સ્ટોક નથી/iu;

/** Worth parsing: it has a number, or is longer than a greeting. */
const mayOffer = (text: string) => /[\d०-९૦-૯]{2,}/u.test(text) || text.length > 80;

/**
 * Whether text without a photo offers goods, as opposed to a payment, wish, greeting, or notice that something is sold.
 */
export function offersGoods(text: string): boolean {
  if (!mayOffer(text)) return false;
  const caption = captionOf(text);
  if (isWish(caption)) return false;
  const { findings, unsure } = readCaption(text);
  const says = (fields: readonly CaptionField[]) => findings.some(({ field }) => fields.includes(field));
  if (says(['rate', 'setRate'])) return true;
  if (GONE.test(text)) return false;
  return says(GOODS) || (unsure.length > 0 && !caption.tokens.some((token) => has(token, 'talk')));
}
