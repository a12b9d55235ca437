import { type Caption, claim, has, isNumber, isOnLineOf, isPlain, isSign, skip } from './caption';
import { fabricOf } from './fabric-words';
import { isNamedBefore } from './size-numbers';
import { isSizeRange } from './size-ranges';
import { type Token } from './tokens';

/** Number of tokens from here on that form a number unrelated to goods; 0 when there is none. */
type Recogniser = (caption: Caption, index: number) => number;

const JOINTS = ['-', '/', '.'];
const THREADS = { least: 16, most: 120 };
const CLOCK = ['am', 'pm', 'baje', 'bje', 'oclock', 'vagye', 'vage', 'vagya', 'बजे', 'વાગ્યા', 'વાગ્યે', 'વાગે'];
const YEARS = { first: 2015, last: 2035 };

const isThread = (token: Token | undefined): boolean =>
  isNumber(token) && token.value >= THREADS.least && token.value <= THREADS.most;
const isYear = (token: Token | undefined): boolean =>
  isPlain(token) && token.value >= YEARS.first && token.value <= YEARS.last;
/** A word that introduces an amount, so that what follows is one whatever it looks like. */
const isMoney = ({ tokens }: Caption, index: number): boolean => {
  const before = tokens[isSign(tokens[index - 1], ':', '.', '-', '=') ? index - 2 : index - 1];
  return (
    has(before, 'currency', 'rate') ||
    isSign(before, '@') ||
    isSign(tokens[index + 1], '/-', '/=') ||
    has(tokens[index + 1], 'currency')
  );
};

const phone: Recogniser = ({ tokens }, index) => {
  const [first, second] = [tokens[index], tokens[index + 1]];
  if (!first || (first.text.match(/\d/g)?.length ?? 0) >= 10) return first ? 1 : 0;
  const distance = isSign(second, '-') ? 2 : 1;
  const rest = tokens[index + distance];
  if (!isPlain(first) || !isPlain(rest)) return 0;
  const isMobile = /^0?[6-9]\d{4}$/.test(first.text) && rest.text.length === 5;
  const isLandline = /^0\d{2,4}$/.test(first.text) && rest.text.length >= 6;
  return isMobile || isLandline ? distance + 1 : 0;
};

const isMask = (token: Token | undefined): boolean => /^x{2,}$/.test(token?.text ?? '');

/** `97270 55xxx`, `97xxx 31313`: a partially hidden phone number. */
const maskedPhone: Recogniser = ({ tokens }, index) => {
  const [first, second, third] = tokens.slice(index, index + 3);
  if (!isPlain(first) || first.text.length > 5) return 0;
  if (isMask(second)) return isPlain(third) && (third.glued || third.text.length >= 3) ? 3 : second?.glued ? 2 : 0;
  return /^[6-9]\d{4}$/.test(first.text) && isPlain(second) && isMask(third) && third?.glued ? 3 : 0;
};

/** `0-2-4-6`, `size 1/2/3`: more numbers than in a date, or sizes. */
const isLongRow = (caption: Caption, index: number): boolean => {
  const { tokens } = caption;
  const isMore = (sign: number, number: number) =>
    isSign(tokens[sign], tokens[index + 1]?.text ?? '') && isPlain(tokens[number]);
  return isMore(index + 5, index + 6) || isMore(index - 1, index - 2) || isNamedBefore(caption, index);
};

const date: Recogniser = (caption, index) => {
  const { tokens } = caption;
  const [day, joint, month, again, year] = tokens.slice(index, index + 5);
  if (/^\d{1,2}\.\d{1,2}\.\d{2,4}$/.test(day?.text ?? '')) return 1;
  if (has(joint, 'month') && isPlain(day) && day.value <= 31) return isYear(month) ? 3 : 2;
  const isJoined = isSign(joint, ...JOINTS) && isSign(again, joint?.text ?? '') && !isLongRow(caption, index);
  return isJoined && isPlain(day) && isPlain(month) && isPlain(year) && day.value <= 31 && month.value <= 12 ? 5 : 0;
};

const time: Recogniser = ({ tokens }, index) => {
  const [hour, colon, minute] = tokens.slice(index, index + 3);
  return isPlain(hour) && isSign(colon, ':') && isPlain(minute) && minute.glued && hour.value < 24 && minute.value < 60
    ? 3
    : 0;
};

/** `5.5 mtr`, `44"`, `60s`, `5%`. A single letter must touch its number: `38 M` is a size. */
const measured: Recogniser = (caption, index) => {
  const { tokens } = caption;
  const unit = tokens[index + 1];
  if (isSign(unit, '"') && isOnLineOf(caption, index, ['size'])) return 0;
  if (isSign(unit, '%', '"', "'")) return 2;
  return has(unit, 'measure') && (unit?.glued || (unit?.text.length ?? 0) > 1) ? 2 : 0;
};

const counted: Recogniser = ({ tokens }, index) =>
  (tokens[index]?.value ?? NaN) < 100 && has(tokens[index + 1], 'counted') && !has(tokens[index + 1], 'variety')
    ? 1
    : 0;

/** `60-60`, `76 x 68`: thread counts, unless pieces are counted or a product follows. */
const threads: Recogniser = (caption, index) => {
  const { tokens } = caption;
  if (isSizeRange(caption, index)) return 0;
  const [first, joint] = [tokens[index], tokens[index + 1]];
  const isTimes = isSign(joint, '×', '*') || joint?.text === 'x';
  const distance = isTimes || isSign(joint, '-', '/', ':') ? 2 : 1;
  const second = tokens[index + distance];
  if (!isThread(first) || !isThread(second) || has(second, 'piece')) return 0;
  const next = tokens[index + distance + 1];
  if (has(next, 'piece') || isSign(next, '=')) return 0;
  return isTimes || first?.value === second?.value ? distance + 1 : 0;
};

const offer: Recogniser = ({ tokens }, index) => {
  const [first, plus, second] = tokens.slice(index, index + 3);
  return isPlain(first) && isSign(plus, '+') && isPlain(second) && first.value <= 5 && second.value <= 5 ? 3 : 0;
};

const postcode: Recogniser = (caption, index) =>
  /^[1-9]\d{5}$/.test(caption.tokens[index]?.text ?? '') && !isMoney(caption, index) ? 1 : 0;

const year: Recogniser = (caption, index) => {
  if (!isYear(caption.tokens[index]) || isMoney(caption, index)) return 0;
  const next = caption.tokens[index + 2];
  return isSign(caption.tokens[index + 1], '-') && isPlain(next) && (isYear(next) || next.text.length === 2) ? 3 : 1;
};

/** `Shop no 1042`, `Plot 12`, `LR no 77`: the number of something other than a design. */
const numbered: Recogniser = (caption, index) => {
  const { tokens } = caption;
  const at = skip(caption, index - 1, (token) => isSign(token, '.', ':', '-', '#'), 3, -1);
  if (has(tokens[at], 'place', 'dimension')) return 1;
  // `16 no 180`: a size and its price.
  const isBehind = isPlain(tokens[at - 1]) || has(tokens[at - 1], 'design', 'rate', 'volume', 'set');
  return has(tokens[at], 'number') && !isBehind ? 1 : 0;
};

/** Digits inside a code, such as a GSTIN: they touch meaningless letters. */
const inCode: Recogniser = ({ tokens }, index) => {
  const [before, token] = [tokens[index - 1], tokens[index]];
  return token?.glued && before?.kind === 'word' && before.terms.size === 0 && before.text !== 'x' ? 1 : 0;
};

/** `Velvet 9000`, `9000 micro velvet`: a quality grade of the cloth. */
const quality: Recogniser = ({ tokens }, index) => {
  const isVelvet = (at: number) => /(^| )velvet$/.test(fabricOf(tokens[at]?.text ?? '') ?? '');
  return tokens[index]?.value === 9000 && [index - 1, index + 1, index + 2].some(isVelvet) ? 1 : 0;
};

/** `5 बजे तक`, `till 6 pm`: an order deadline. */
const deadline: Recogniser = ({ tokens }, index) => {
  const isHour = CLOCK.includes(tokens[index + 1]?.text ?? '') && (tokens[index]?.value ?? NaN) <= 24;
  return isHour ? (has(tokens[index + 2], 'to', 'range', 'fewer') ? 3 : 2) : 0;
};

const RECOGNISERS: readonly Recogniser[] = [
  phone,
  maskedPhone,
  date,
  time,
  measured,
  counted,
  threads,
  postcode,
  year,
  numbered,
  inCode,
  quality,
  deadline,
];

/** Claims numbers that are not a rate, a size or a count. */
export function claimNoise(caption: Caption): void {
  for (const [index, token] of caption.tokens.entries()) {
    if (token.kind !== 'number') continue;
    if (caption.claims.has(index)) {
      if (caption.claims.get(index) === 'noise') claim(caption, index, index + measured(caption, index) - 1, 'noise');
      continue;
    }
    const offered = offer(caption, index);
    if (offered > 0) claim(caption, index, index + offered - 1, 'offer');
    for (const recognise of RECOGNISERS) {
      const count = recognise(caption, index);
      if (count > 0) claim(caption, index, index + count - 1, 'noise');
    }
  }
}
