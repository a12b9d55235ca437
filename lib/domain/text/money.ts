import { numberText } from './count-text';

const PAISE = 100;

/** Formats paise as rupees with Indian grouping: ₹1,25,000, or ₹415.50 with paise. */
export function rupeesText(paise: number): string {
  const all = Math.abs(paise);
  const rest = all % PAISE;
  const rupees = numberText((all - rest) / PAISE);
  return `${paise < 0 ? '-' : ''}₹${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Rupees for tables: a plain number. */
export const plainRupees = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);

/** Text around an amount: `₹`, `Rs.`, `INR`, `rupees`, `/-`, `net`. */
const AROUND = /₹|\brs\.?|rs\b|\binr\b|\brupees?\b|\/-|\bnet\b/giu;

/** Digits without grouping, or with Indian or other grouping. */
const AMOUNT = /^(\d{1,9}|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/;

/**
 * Parses rupees as a person types them into paise: `1,25,000`, `₹415`, `Rs. 415.50`, `415/-`, `189Rs`. Null when the
 * text is not a single amount.
 */
export function paiseOf(typed: string): number | null {
  const bare = typed.normalize('NFKC').replace(AROUND, '').trim();
  return AMOUNT.test(bare) ? Math.round(Number(bare.replaceAll(',', '')) * 100) : null;
}
