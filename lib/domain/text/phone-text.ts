/** Formats a stored phone number: +91 98250 12345. */
export const phoneText = (number: string): string => number.replace(/^(\+91)(\d{5})(\d{5})$/, '$1 $2 $3');
