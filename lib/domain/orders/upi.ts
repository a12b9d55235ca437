/** What a UPI id looks like: `kesar.textiles@okbank`. */
const UPI_ID = /^[a-zA-Z0-9.\-_]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/;

export const isUpiId = (text: string): boolean => UPI_ID.test(text);

interface AskedPayment {
  /** Whose account it goes to. */
  upiId: string;
  name: string;
  paise: number;
  /** The number of the document that asks. */
  reference: string;
  note: string;
}

/** The link a UPI app opens from a QR code. Spaces are `%20`: such apps do not read `+` as one. */
export function upiLink({ upiId, name, paise, reference, note }: AskedPayment): string {
  const fields = [
    ['pn', name],
    ['am', (paise / 100).toFixed(2)],
    ['cu', 'INR'],
    ['tr', reference.slice(0, 35)],
    ['tn', note.slice(0, 80)],
  ] as const;
  return `upi://pay?pa=${upiId}${fields.map(([field, value]) => `&${field}=${encodeURIComponent(value)}`).join('')}`;
}
