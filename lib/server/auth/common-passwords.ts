import { dictionary } from '@zxcvbn-ts/language-common';
import { PRODUCT } from '@/config/product';

const WELL_KNOWN = new Set(dictionary['passwords-common']);

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/**
 * Why a password is too easy to guess, or null: it is a well-known one, or little more than the person's name, phone
 * number or the product's name (OWASP ASVS 5.0 V6.2.4 and V6.2.11).
 */
export function guessability(password: string, person: { name: string; phoneNumber: string }): string | null {
  if (WELL_KNOWN.has(password.normalize('NFKC').toLowerCase()))
    return 'This password is on the lists that thieves try first.';
  const typed = plain(password);
  const words = [
    PRODUCT.name,
    ...person.name.split(/\s+/),
    person.name,
    person.phoneNumber,
    person.phoneNumber.slice(3),
  ];
  const rest = words
    .map(plain)
    .filter((word) => word.length >= 3)
    .sort((a, b) => b.length - a.length);
  const left = rest.reduce((text, word) => text.replaceAll(word, ''), typed);
  if (left !== typed && left.length < 4)
    return 'This password is too close to your name, phone number or the name of this product.';
  return null;
}
