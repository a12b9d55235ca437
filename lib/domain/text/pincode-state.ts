/** States by pincode prefix; the longest prefix wins. Null when two states share it. */
const BEGINNINGS: readonly [state: string | null, beginnings: string][] = [
  ['Delhi', '11'],
  ['Haryana', '12 13'],
  ['Punjab', '14 15'],
  ['Chandigarh', '160'],
  ['Himachal Pradesh', '17'],
  ['Jammu and Kashmir', '18 19'],
  ['Ladakh', '194'],
  ['Uttar Pradesh', '20 21 22 23 24 25 26 27 28'],
  ['Uttarakhand', '248 249 263'],
  [null, '244 246 247 262'],
  ['Rajasthan', '30 31 32 33 34'],
  ['Gujarat', '36 37 38 39'],
  [null, '3625 3962'],
  ['Maharashtra', '40 41 42 43 44'],
  ['Goa', '403'],
  ['Madhya Pradesh', '45 46 47 48'],
  ['Chhattisgarh', '49'],
  ['Telangana', '50'],
  ['Andhra Pradesh', '51 52 53'],
  ['Karnataka', '56 57 58 59'],
  ['Tamil Nadu', '60 61 62 63 64'],
  [null, '605 609'],
  ['Kerala', '67 68 69'],
  [null, '6733 6825'],
  ['West Bengal', '70 71 72 73 74'],
  ['Sikkim', '737'],
  ['Andaman and Nicobar Islands', '744'],
  ['Odisha', '75 76 77'],
  ['Assam', '78'],
  ['Arunachal Pradesh', '790 791 792'],
  ['Meghalaya', '793 794'],
  ['Manipur', '795'],
  ['Mizoram', '796'],
  ['Nagaland', '797 798'],
  ['Tripura', '799'],
  ['Bihar', '80 811 812 813 821 823 824 84 85'],
  ['Jharkhand', '814 815 816 822 825 826 827 828 829 83'],
];

const STATES = new Map(
  BEGINNINGS.flatMap(([state, beginnings]) => beginnings.split(' ').map((beginning) => [beginning, state] as const)),
);

/** State of a pincode; null for an invalid one, or one whose prefix two states share. */
export function stateOfPincode(typed: string): string | null {
  const pincode = typed.replace(/\s/g, '');
  if (!/^[1-9]\d{5}$/.test(pincode)) return null;
  for (const length of [4, 3, 2]) {
    const state = STATES.get(pincode.slice(0, length));
    if (state !== undefined) return state;
  }
  return null;
}
