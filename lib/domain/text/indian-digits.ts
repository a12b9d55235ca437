const ZEROS = { devanagari: 0x966, gujarati: 0xae6 } as const;

/** Digits of Devanagari and Gujarati as European ones; as many characters as before. */
export const europeanDigits = (text: string): string =>
  text.replace(/[०-९૦-૯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code >= ZEROS.gujarati ? ZEROS.gujarati : ZEROS.devanagari));
  });
