import { numberText } from './count-text';

const PAISE = 100;

/** Paise as rupees with Indian grouping: ₹1,25,000, or ₹415.50 where there are paise. */
export function rupeesText(paise: number): string {
  const all = Math.abs(paise);
  const rest = all % PAISE;
  const rupees = numberText((all - rest) / PAISE);
  return `${paise < 0 ? '-' : ''}₹${rupees}${rest === 0 ? '' : `.${String(rest).padStart(2, '0')}`}`;
}

/** Rupees as tables hold them: a number without signs. */
export const plainRupees = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);

/** What stands around an amount: `₹`, `Rs.`, `INR`, `rupees`, `/-`, `net`. */
const AROUND = /₹|\brs\.?|rs\b|\binr\b|\brupees?\b|\/-|\bnet\b/giu;

/** Digits alone or with Indian or other grouping. */
const AMOUNT = /^(\d{1,9}|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/;

/**
 * Rupees as a person types them, in paise: `1,25,000`, `₹415`, `Rs. 415.50`, `415/-`, `189Rs`. Null when they are not
 * one amount.
 */
export function paiseOf(typed: string): number | null {
  const bare = typed.normalize('NFKC').replace(AROUND, '').trim();
  return AMOUNT.test(bare) ? Math.round(Number(bare.replaceAll(',', '')) * 100) : null;
}
