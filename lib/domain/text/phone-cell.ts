import { europeanDigits } from './indian-digits';
import { normalizePhone, spacedPhone } from './phone';

/** A long number as a spreadsheet displays it: 9.19E+11. */
const SHOWN_SHORT = /^\d(\.\d+)?e\+?\d+$/i;

/** The same number as exported, its last digits lost: 919000000000. With a + or a space a person typed it. */
const CUT_SHORT = /^[1-9]\d*0{6}$/;

/** More digits than a spreadsheet displays in full. */
const TOO_LONG_TO_SHOW = /^\+?\d{11,}$/;

/** Phone numbers in a cell as typed; a numeric cell may have decimals. */
const partsOf = (cell: string): string[] =>
  europeanDigits(cell)
    .split(/[,;/|&\n]+|\band\b/i)
    .map((part) => part.trim().replace(/\.0+$/, ''))
    .filter(Boolean);

type ReadPhone = { number: string } | { problem: string };

function readPart(part: string): ReadPhone {
  if (SHOWN_SHORT.test(part) || CUT_SHORT.test(part))
    return {
      problem: `The spreadsheet shortened this number to ${part}. Make the column text and type it again, with +91 before it.`,
    };
  const number = normalizePhone(part);
  return number ? { number } : { problem: `“${part}” is not a phone number.` };
}

/** Parses each phone number in a cell. */
export const readPhoneCell = (cell: string): ReadPhone[] => partsOf(cell).map(readPart);

/**
 * A cell of phone numbers, valid or not, protected from a spreadsheet, which would shorten bare digits and drop a + or
 * a leading zero. A number that is already shortened stays as it is, so that it is refused again.
 */
export const keptPhoneCell = (cell: string): string =>
  partsOf(cell)
    .map((part) => {
      const read = readPart(part);
      if ('number' in read) return spacedPhone(read.number);
      return TOO_LONG_TO_SHOW.test(part) && !CUT_SHORT.test(part) ? part.replace(/\d{5}(?=\d)/g, '$& ') : part;
    })
    .join(', ');
