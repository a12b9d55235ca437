import { randomInt } from 'node:crypto';
import { DAY } from '../clock';

export const ONE_TIME_PASSWORD_LIFE = DAY;

/** Letters and digits that are not confused when read out over the phone. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

const block = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** About 59 bits, in blocks that are easy to read aloud. */
export const makeOneTimePassword = (): string => [block(), block(), block()].join('-');
