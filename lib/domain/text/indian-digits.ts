const ZEROS = [0x966, 0x9e6, 0xae6];

/** Converts Devanagari, Bengali and Gujarati digits to European ones; keeps the length. */
export const europeanDigits = (text: string): string =>
  text.replace(/[०-९০-৯૦-૯]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.findLast((zero) => zero <= code) ?? code));
  });
