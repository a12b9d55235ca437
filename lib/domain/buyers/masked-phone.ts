/** A phone number for users who may not see it: its last four digits. */
export const maskedPhone = (number: string): string => `•• ${number.slice(-4)}`;

/** Ten digits or more in a row as people type numbers: with a plus, spaces, brackets or hyphens in between. */
const TYPED_PHONE = /\+?\d(?:[\s().-]{0,2}\d){9,14}/g;

/** Masks the phone numbers in a text. */
export const maskedPhones = (text: string): string =>
  text.replace(TYPED_PHONE, (typed) => maskedPhone(typed.replace(/\D/g, '')));
