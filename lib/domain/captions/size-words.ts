import { foldedText } from './fold';

/** Spoken forms of sizes in Hindi and Gujarati script and in English words. */
const SPOKEN: Record<string, string> = {
  S: 'एस, એસ',
  M: 'एम, એમ',
  L: 'एल, એલ',
  XL: 'एक्सएल, एक्स एल, એક્સએલ, એક્સ એલ, x l, extra large',
  XXL: 'डबल एक्सएल, डबल एक्स एल, एक्सएक्सएल, एक्सएक्स एल, ડબલ એક્સએલ, ડબલ એક્સ એલ, એક્સએક્સએલ, double xl, dbl xl, xx l',
  '3XL':
    'ट्रिपल एक्सएल, थ्री एक्सएल, ट्रिपल एक्स एल, थ्री एक्स एल, ટ્રિપલ એક્સએલ, થ્રી એક્સએલ, ટ્રીપલ એક્સએલ, triple xl, three xl, xxxl',
  '4XL': 'फोर एक्सएल, ફોર એક્સએલ, four xl, xxxxl',
  '5XL': 'फाइव एक्सएल, ફાઇવ એક્સએલ, five xl',
};

/** Words that are sizes only together with others, or when labelled as sizes. */
const IN_COMPANY: Record<string, string> = {
  S: 'small, स्मॉल, स्माल, સ્મોલ',
  M: 'medium, मीडियम, मिडियम, મીડિયમ, મીડીયમ, મિડિયમ',
  L: 'large, लार्ज, લાર્જ',
};

const spelled = (words: Record<string, string>) =>
  Object.entries(words).flatMap(([size, all]) => all.split(', ').map((word) => [foldedText(word), size] as const));

export const COMPANY_WORDS = spelled(IN_COMPANY);
export const SIZE_WORDS: readonly (readonly [word: string, size: string])[] = spelled(SPOKEN);
