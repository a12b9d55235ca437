import localFont from 'next/font/local';

const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  // A page that is shown already never moves for a font that comes late: it has it from the next visit on.
  display: 'optional',
});

/** Inter for Latin text; names in Devanagari and Gujarati come from the fonts of the machine. */
export const FONT_FAMILY = [
  inter.style.fontFamily,
  'system-ui',
  '"Segoe UI"',
  'Roboto',
  '"Noto Sans"',
  '"Noto Sans Devanagari"',
  '"Nirmala UI"',
  '"Kohinoor Devanagari"',
  'sans-serif',
].join(', ');

export const MONO_FAMILY = 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, monospace';
