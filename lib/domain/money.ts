const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Paise as rupees with Indian grouping: ₹1,25,000, or ₹415.50 where there are paise. */
export const rupeesText = (paise: number): string => (paise % 100 === 0 ? whole : exact).format(paise / 100);

/** Rupees as a person types them, in paise: `1,25,000`, `₹415`, `Rs. 415.50`, `415/-`. Null when they are no amount. */
export function paiseOf(typed: string): number | null {
  const amount = typed.replace(/^\s*(₹|rs\.?|inr)/i, '').replace(/\/-\s*$/, '');
  const digits = amount.replace(/[\s,]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : null;
}
