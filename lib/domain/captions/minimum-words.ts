import { has } from './caption';
import { NUMBER_WORDS } from './number-words';
import { type Token } from './tokens';

/** `Minimum billing 7,000`: names what has the minimum. */
const ORDERED =
  'order, orders, ka order, ke order, billing, bill, order value, value, amount, purchase, qty, quantity, ऑर्डर, बिल, ઓર્ડર, બિલ'.split(
    ', ',
  );
/** Words for goods sold only as a whole. */
export const CATALOGS = ['catalog', 'catalogue', 'catlog', 'कैटलॉग', 'कैटलोग', 'કેટલોગ'];
const SOLD_WHOLE = [...CATALOGS, 'bale', 'bales', 'gaanth', 'ganth', 'गांठ', 'बेल', 'ગાંસડી'];
const LAKH = ['lakh', 'lac', 'lacs', 'लाख', 'લાખ'];
/** Words for pieces a customer takes. */
export const TAKEN =
  /^(len[aei]|loge|lo|leva|levana|levu|utha|uthana|uthane|lene|to|लेना|लेने|लेनी|उठाना|લેવા|લેવું|લેવાના|લેવાં)( |$)/u;

/** Follow-up words that make it mandatory: `lena hi padega`. */
export const MUST = /^(h|hai|hoga|padega|padegi|padenge|hi|padse|j|pade|तो|તો|है|होगा|ही|पडेगा|पडेगी|पडेंगे|પડશે|જ|છે)$/u;
/** The last of these words. */
export const HAS_TO = /^(padega|padegi|padenge|padse|pade|pdega|levan[aiu]|पडेगा|पडेगी|पडेंगे|પડશે|લેવાન[ાુી]ં?)$/u;
const LAKHS = 100_000;

/** Whether a word means an order. */
export const isOrder = (token: Token | undefined): boolean => ORDERED.includes(token?.text ?? '');

/** The unit a number counts. */
export function unitOf(token: Token | undefined): 'pieces' | 'sets' | null {
  if (has(token, 'piece') || token?.text === 'nos') return 'pieces';
  return has(token, 'set', 'bundle') || SOLD_WHOLE.includes(token?.text ?? '') ? 'sets' : null;
}

/** Whether it is sold as a whole. */
export const isSold = (token: Token | undefined): boolean => unitOf(token) === 'sets' || has(token, 'whole');

/** `8k`, `2 lakh`, `10 हजार`: multiplier of the number before. */
export const timesOf = (token: Token | undefined): number =>
  LAKH.includes(token?.text ?? '')
    ? LAKHS
    : has(token, 'thousand')
      ? 1000
      : (NUMBER_WORDS.times.get(token?.text ?? '') ?? 1);
