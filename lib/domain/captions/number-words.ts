import { foldedText } from './fold';

/**
 * Numbers up to ninety-nine as words, with alternative spellings separated by a slash: English, Hindi in Latin letters,
 * Hindi, Gujarati.
 */
const UNITS: Record<number, string> = {
  1: 'one ek एक એક',
  2: 'two do be दो બે બ',
  3: 'three teen tin tran तीन ત્રણ',
  4: 'four char chaar चार ચાર',
  5: 'five panch paanch पांच पाँच પાંચ',
  6: 'six che chhe chha cheh छह छः छे छै છ',
  7: 'seven saat sat सात સાત',
  8: 'eight aath ath आठ આઠ',
  9: 'nine nau nav no नौ નવ',
  10: 'ten das dus दस દસ',
  11: 'eleven gyarah gyara gyaarah gyaara agiyar ग्यारह અગિયાર',
  12: 'twelve barah bara baara bar बारह बारा બાર',
  13: 'thirteen terah tera तेरह તેર',
  14: 'fourteen chaudah chaudaa choda chauda चौदह ચૌદ',
  15: 'fifteen pandrah pandra pandraa pandreh pundrah pandar पंद्रह पन्द्रह પંદર',
  16: 'sixteen solah sola solaah सोलह સોળ',
  17: 'seventeen satrah satra sattrah sattra सत्रह સત્તર',
  18: 'eighteen atharah athara athra atthara attharah अठारह અઢાર',
  19: 'nineteen unnis उन्नीस ઓગણીસ',
  20: 'twenty bees bis vis बीस વીસ',
  21: 'ikkis इक्कीस એકવીસ',
  22: 'bais बाईस બાવીસ',
  23: 'teis तेईस ત્રેવીસ',
  24: 'chaubis चौबीस ચોવીસ',
  25: 'pachees pachchees pacchees pachis pachees pacchis pachchis पच्चीस પચીસ પચ્ચીસ',
  26: 'chabbis छब्बीस છવ્વીસ',
  28: 'atthais अट्ठाईस અઠ્ઠાવીસ',
  29: 'untis उनतीस ઓગણત્રીસ',
  30: 'thirty tees tis tris तीस ત્રીસ',
  32: 'battis बत्तीस બત્રીસ',
  35: 'paintees paitis paintis पैंतीस પાંત્રીસ',
  36: 'chattis छत्तीस છત્રીસ',
  38: 'adtis अड़तीस આડત્રીસ',
  39: 'untalis उनतालीस ઓગણચાલીસ',
  40: 'forty chalis chalish chaalis चालीस ચાલીસ ચાળીસ',
  42: 'bayalis बयालीस બેતાલીસ',
  45: 'paintalees paitalis paintalis pistalis पैंतालीस પિસ્તાલીસ પિસ્તાળીસ',
  48: 'adtalis अड़तालीस અડતાલીસ',
  49: 'unchas उनचास ઓગણપચાસ',
  50: 'fifty pachas pachaas पचास પચાસ',
  55: 'pachpan पचपन પંચાવન',
  60: 'sixty saath sath sahth साठ સાઠ સાઈઠ',
  65: 'painsath paisath पैंसठ પાંસઠ',
  69: 'unhattar उनहत्तर અગણોસિત્તેર સીત્તેર સિતેર',
  70: 'seventy sattar sitter सत्तर સિત્તેર',
  75: 'pachhattar pachattar pachatar pichhattar pachahattar pichattar panchotar पचहत्तर पिचहत्तर પંચોતેર પીંચોતેર પંચોત્તેર પિંચોતેર',
  79: 'unasi उन्यासी ઓગણએંશી',
  80: 'eighty assi assee asi ensi अस्सी એંસી એંશી એસી એંશીં',
  85: 'pachasi pichasi pachaasi panchasi पचासी पिचासी પંચાસી પંચ્યાસી પંચ્યાશી',
  89: 'navasi नवासी નેવ્યાસી',
  90: 'ninety nabbe nave nabe nabbey navve nevu नब्बे નેવું નેવુ',
  95: 'pichanve pichyanve pichyanave pachyanve pachanve panchanve pachanave पचानवे पंचानवे पिचानवे पिच्चानवे पिचानबे पंचानबे પંચાણું પંચાણુ પિંચાણું',
  98: 'atthanve अट्ठानवे અઠ્ઠાણું',
  99: 'ninyanve ninyanwe ninanve निन्यानवे निन्यानबे નવ્વાણું',
};
const TIMES: Record<number, string> = {
  100: 'hundred sau so soo सौ સો',
  1000: 'thousand hazar hajar hazaar hajaar हजार હજાર',
};
/** `saade chaar sau` is four and a half hundreds. */
const PARTS: Record<string, string> = {
  0.5: 'saade sade sadhe saadhe sada साढ़े साढे સાડા',
  0.25: 'sava savaa sawa सवा સવા',
  '-0.25': 'paune pone pona पौने પોણા',
};
/** Words for a number and a fraction at once. */
const MIXED: Record<string, string> = { 1.5: 'dedh dhed dodh डेढ़ દોઢ', 2.5: 'dhai adhai dhaai adi ढाई अढाई અઢી' };

const byWord = (table: Record<string, string>): Map<string, number> =>
  new Map(
    Object.entries(table).flatMap(([value, words]) =>
      words.split(' ').map((word) => [foldedText(word), Number(value)] as const),
    ),
  );

export const NUMBER_WORDS = {
  units: new Map([...byWord(UNITS), ...byWord(MIXED)]),
  times: byWord(TIMES),
  parts: byWord(PARTS),
};

/** `teen saree`: numbers up to five whose words have no other meaning; 0 for any other word. */
const FEW = { least: 2, most: 5 };
export function fewInWords(word: string): number {
  const value = NUMBER_WORDS.units.get(word) ?? 0;
  return value % 1 === 0 && value >= FEW.least && value <= FEW.most ? value : 0;
}
