import { type Caption, has, isBorder, isNumber, isSign } from './caption';
import { type Token } from './tokens';

/** `Free shipping within Kolkata`, `delivery free in Surat`, `free delivery only Gujarat`: only to some places. */
const INSIDE_OF = ['within', 'in', 'inside', 'only', 'sirf', 'for', 'till', 'upto'];
const WHOLE_LAND =
  /^(all|pan|india|bharat|the|entire|whole|full|pure|poore|limited|any|you|free|u|all india|भारत|ભારત)$/u;
const COUNTRY = ['india', 'bharat', 'भारत', 'ભારત'];
/** `Surat me free delivery`, `લોકલમાં ફ્રી`: the place comes first. */
const NEARBY =
  /^(local|locally|city|surat|ahmedabad|jaipur|delhi|kolkata|mumbai|gujarat|rajasthan|लोकल|सूरत|दिल्ली|जयपुर|कोलकाता|मुंबई|अहमदाबाद|गुजरात|લોકલ|સુરત|અમદાવાદ|ગુજરાત|મુંબઈ)(માં)?$/u;
/** `Free shipping on full set`, `5 pcs par shipping free`, `prepaid par free`. */
const CONDITIONAL = ['on', 'par', 'pe', 'pr', 'only on', 'पर', 'પર', 'ઉપર', 'with'];

/** Free only for local customers, for buyers of the set, or with prepayment. */
export function isForSome({ tokens }: Caption, from: number, to: number): boolean {
  const [first, second, third] = tokens.slice(to + 1, to + 4);
  const isPlace = (token: Token | undefined) =>
    token?.kind === 'word' && token.terms.size === 0 && !WHOLE_LAND.test(token.text);
  const isInside = INSIDE_OF.includes(first?.text ?? '') && !COUNTRY.includes(third?.text ?? '');
  if (isInside && (isPlace(second) || NEARBY.test(second?.text ?? ''))) return true;
  if (NEARBY.test(first?.text ?? '')) return true;
  // `Shipping free 2 pcs par`
  if (
    isNumber(first) &&
    has(second, 'piece', 'set') &&
    (CONDITIONAL.includes(third?.text ?? '') || has(third, 'ifTaken'))
  )
    return true;
  const isOfBuyer = (token: Token | undefined) =>
    has(token, 'set', 'whole', 'piece', 'condition') || (isNumber(token) && !isSign(tokens[to + 3], '/-', '%'));
  if (CONDITIONAL.includes(first?.text ?? '') && (isOfBuyer(second) || (second?.text === 'all' && has(third, 'set'))))
    return true;
  const before =
    has(tokens[from - 1], 'filler') || CONDITIONAL.includes(tokens[from - 1]?.text ?? '') ? from - 2 : from - 1;
  if (NEARBY.test(tokens[before]?.text ?? '') && (before < from - 1 || /માં$|^local/u.test(tokens[before]?.text ?? '')))
    return true;
  return (
    before < from - 1 &&
    CONDITIONAL.includes(tokens[from - 1]?.text ?? '') &&
    has(tokens[before], 'set', 'whole', 'piece', 'condition')
  );
}

/** `No gst extra`, `GST alag nahi`: the range of words saying that a charge is not added. */
export function withoutExtra(caption: Caption, index: number): [number, number] | null {
  const { tokens } = caption;
  if (!has(tokens[index + 1], 'extra')) return null;
  if (has(tokens[index - 1], 'negation') && isBorder(caption, index + 2)) return [index - 1, index + 1];
  const denied = tokens[index + 2];
  const isDenied =
    has(denied, 'negation') && (isBorder(caption, index + 3) || has(tokens[index + 3], 'filler', 'levied'));
  return isDenied ? [index, index + 2] : null;
}
