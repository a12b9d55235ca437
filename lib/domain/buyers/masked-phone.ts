/** A phone number for whoever may not see it: its last four digits. */
export const maskedPhone = (number: string): string => `•• ${number.slice(-4)}`;
