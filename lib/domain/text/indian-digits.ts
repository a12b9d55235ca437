const ZEROS = [0x966, 0x9e6, 0xae6];

/** Digits of Devanagari, Bengali and Gujarati as European ones; as many characters as before. */
export const europeanDigits = (text: string): string =>
  text.replace(/[०-९০-৯૦-૯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
