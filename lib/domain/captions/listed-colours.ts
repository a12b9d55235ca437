import { type Candidate, candidate, type Caption, has, isBorder, isSign } from './caption';
import { sellsSingle } from './count-words';

/** With fewer or more colours, they are a choice. */
const COLOURS = { least: 4, most: 12 };
const MOST_WORDS = 3;
/** `Red, blue etc`: the list is incomplete. */
const OPEN = /^(etc|more|many|any|all|other|others|or|mix|multi|aur|bhi|choice|available|वगैरह|आदि|और|भी|વગેરે|અને|પણ)$/u;

/** `Colours: wine, black, bottle, rama`: one piece of each colour, unless the customer may choose or take several. */
export function readListedColours(caption: Caption): Candidate[] {
  const { tokens } = caption;
  if (sellsSingle(caption) || tokens.some((token) => has(token, 'notByPiece'))) return [];
  return tokens.flatMap((token, index) => {
    const isOpen = isBorder(caption, index - 1) || has(tokens[index - 1], 'goods');
    const isLabel = has(token, 'variety') && !has(token, 'design') && isOpen;
    if (!isLabel || !isSign(tokens[index + 1], ':')) return [];
    let [at, count, words] = [index + 2, 1, 0];
    for (; tokens[at] && tokens[at]?.kind !== 'break'; at += 1) {
      if (isSign(tokens[at], ',')) {
        if (words === 0) return [];
        [count, words] = [count + 1, 0];
      } else if (tokens[at]?.kind !== 'word' || OPEN.test(tokens[at]?.text ?? '') || (words += 1) > MOST_WORDS)
        return [];
    }
    if (words === 0 || count < COLOURS.least || count > COLOURS.most) return [];
    return [candidate(caption, [index, at - 1], 'pieces', count)];
  });
}
