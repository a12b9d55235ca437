/** In code point order, so that keys sort by time like those of the Firebase SDK. */
const LETTERS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz';
const TIME_LETTERS = 8;

/**
 * Key of a message in the tree: eight letters of time and twelve random ones.
 * @param chance twelve numbers, of which the last six bits are used.
 */
export function pushKey(at: Date, chance: ArrayLike<number>): string {
  let rest = at.getTime();
  let time = '';
  for (let place = 0; place < TIME_LETTERS; place += 1) {
    time = LETTERS.charAt(rest % 64) + time;
    rest = Math.floor(rest / 64);
  }
  return time + Array.from(chance, (number) => LETTERS.charAt(number & 63)).join('');
}
