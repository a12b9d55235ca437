/** Format of a UPI id: `kesar.textiles@okbank`. */
const UPI_ID = /^[a-zA-Z0-9.\-_]{2,256}@[a-zA-Z][a-zA-Z0-9]{1,63}$/;

export const isUpiId = (text: string): boolean => UPI_ID.test(text);

interface AskedPayment {
  /** The payee's account. */
  upiId: string;
  name: string;
  paise: number;
  /** Number of the document that requests the payment. */
  reference: string;
  note: string;
}

/** Link that a UPI app opens from a QR code. Spaces are `%20`, because such apps do not decode `+`. */
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
