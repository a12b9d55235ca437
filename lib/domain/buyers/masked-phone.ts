/** A phone number for whoever may not see it: its last four digits. */
export const maskedPhone = (number: string): string => `•• ${number.slice(-4)}`;

/** Ten digits or more in a row, as numbers are typed: with a plus, spaces, brackets or hyphens between. */
const TYPED_PHONE = /\+?\d(?:[\s().-]{0,2}\d){9,14}/g;

/** A text with the phone numbers in it masked. */
export const maskedPhones = (text: string): string =>
  text.replace(TYPED_PHONE, (typed) => maskedPhone(typed.replace(/\D/g, '')));
