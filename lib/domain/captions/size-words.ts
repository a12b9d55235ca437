import { fold } from './fold';

/** Sizes as they are spoken, in Hindi and Gujarati letters and in English words. */
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

export const SIZE_WORDS: readonly (readonly [word: string, size: string])[] = Object.entries(SPOKEN).flatMap(
  ([size, words]) => words.split(', ').map((word) => [fold(word).text, size] as const),
);
