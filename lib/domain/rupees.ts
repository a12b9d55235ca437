/** Money as people write it here: paise 12500000 is ₹1,25,000. Paise are shown when there are any. */
export const rupees = (paise: number): string =>
  new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  }).format(paise / 100);

/** Rupees as tables hold them: a number without signs. */
export const plainRupees = (paise: number): string => (paise / 100).toFixed(paise % 100 === 0 ? 0 : 2);

/**
 * Paise from an amount as people type it: `₹415`, `Rs. 1,250/-`, `189Rs`, `99.50`. Null when it is not one amount.
 */
export function readRupees(typed: string): number | null {
  const bare = typed
    .normalize('NFKC')
    .replace(/₹|\brs\.?|rs\b|\binr\b|\brupees?\b|\/-|\bnet\b/giu, '')
    .trim();
  if (!/^(\d{1,9}|\d{1,3}(,\d{2,3})*,\d{3})(\.\d{1,2})?$/.test(bare)) return null;
  return Math.round(Number(bare.replaceAll(',', '')) * 100);
}
