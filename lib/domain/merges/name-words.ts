import { europeanDigits } from '../text/indian-digits';
import { plainText } from '../text/plain-text';
import { remembering } from '../text/remembering';
import { skeletonOf, soundsOf } from './name-sound';

/** Cache size for names of people and addresses. */
const NAMES = 10_000;

/** Words that describe a business without identifying it. */
const TRADE = [
  'shree shri sri sree maa ma jai jay new the and of m s ms messrs co company pvt private ltd limited llp sons son',
  'bros brothers group textile textiles tex texo saree sarees sari saris sadi fashion fashions fab fabs fabric fabrics',
  'creation creations enterprise enterprises trader traders trading emporium centre center centar house store stores',
  'synthetics synthetic silk silks mill mills print prints cloth clothing garment garments apparel apparels dresses',
  'dress suits kurti kurtis collection collections boutique vastralaya vastralay vastra bhandar agency agencies',
  'industries industry impex international exports export marketing corporation corp sales retail wholesale',
  'txt txtl txtls gmts garmnts garmnt fashn fsn creatn syn lehenga lehengas dupatta dupattas material materials',
  'श्री माँ जय न्यू एंड टेक्सटाइल टेक्सटाइल्स टेक्स साड़ी साड़ीज़ साडी फैशन फैब्रिक्स क्रिएशन ट्रेडर्स ट्रेडिंग सेंटर',
  'एम्पोरियम हाउस स्टोर स्टोर्स सिल्क सिल्क्स मिल्स प्रिंट्स ब्रदर्स वस्त्रालय वस्त्र भंडार एंटरप्राइज कलेक्शन गारमेंट्स कंपनी',
  'શ્રી માં જય ન્યૂ એન્ડ ટેક્સટાઇલ ટેક્ષટાઇલ ટેક્સટાઇલ્સ ટેક્ષટાઈલ સાડી ફેશન ફેબ્રિક્સ ક્રિએશન ટ્રેડર્સ સેન્ટર સ્ટોર સ્ટોર્સ',
  'સિલ્ક સિલ્ક્સ મિલ્સ બ્રધર્સ વસ્ત્ર ભંડાર એન્ટરપ્રાઇઝ કલેક્શન કંપની હાઉસ',
].join(' ');

/** Forms of address. */
const ADDRESS = 'shri shree sri mr mrs ms smt kumari seth sheth ji bhai ben bhaiya સેઠ સેठ भाई जी બેન ભાઈ श्रीमती सेठ';

const keysOf = (text: string) => new Set(soundsOf(text).map(skeletonOf));

const TRADE_KEYS = keysOf(TRADE);
const ADDRESS_KEYS = keysOf(ADDRESS);

const without = (words: readonly string[], keys: ReadonlySet<string>): readonly string[] => {
  const own = words.filter((word) => !keys.has(skeletonOf(word)));
  return own.length > 0 ? own : words;
};

/** Distinctive words of a business name, by sound; all words when nothing else is left. */
export const businessSounds = (name: string): readonly string[] => without(soundsOf(name), TRADE_KEYS);

/** A person's names by sound, without forms of address: "Maheshbhai Shah" is Mahesh Shah. */
export const personSounds = remembering(
  (name): readonly string[] =>
    without(soundsOf(name), ADDRESS_KEYS).map((word) => word.replace(/(?<=.{3})(be|ben|ji)$/, '')),
  NAMES,
);

/** "1st": a floor, not a shop number. */
const ORDINAL = /\d+(?:st|nd|rd|th)\b/gu;
/** A number with a letter before or after it: "A-4045", "D/2026", "129-D", "K 10". */
const NUMBER = /(?:\b([a-z])[\s/-]{0,2})?(\d+)(?:[\s/-]?([a-z])\b)?/u;
const PLACES = keysOf(
  'shop no number floor flr flor first ground second third fourth lower upper market mkt bazaar road near opp opposite main the and',
);

/** Words of a name that neither describe a place nor are numbers: "101 Arihant, 1st floor" is Arihant. */
export const withoutPlace = (sounds: readonly string[]): readonly string[] =>
  sounds.filter((sound) => !/^\d/.test(sound) && !PLACES.has(skeletonOf(sound)));

/** Parts of an address that tell a shop from its neighbours. */
export interface Shop {
  /** Digits only. */
  number: string | null;
  /** Letter of its wing or row; null without a letter. */
  wing: string | null;
  /** Distinctive words of the address, by sound. */
  words: string[];
}

export const shopOf = remembering((address): Shop => {
  const plain = plainText(europeanDigits(address)).replace(ORDINAL, ' ');
  const [, before, number = null, after] = NUMBER.exec(plain) ?? [];
  const wing = before ?? after ?? null;
  const words = soundsOf(plain.replace(/\d\S*/g, ' ')).filter(
    (word) => word.length > 2 && !PLACES.has(skeletonOf(word)),
  );
  return { number: number && number.replace(/^0+(?=\d)/, ''), wing, words: [...new Set(words)] };
}, NAMES);

/** Whether both addresses are the same shop; a letter that only one of them gives does not make a difference. */
export const isSameShop = (one: Shop, other: Shop): boolean =>
  one.number !== null &&
  one.number === other.number &&
  (one.wing === null || other.wing === null || one.wing === other.wing);

/** Whether they are two different shops. */
export const areTwoShops = (one: Shop, other: Shop): boolean =>
  one.number !== null && other.number !== null && !isSameShop(one, other);
