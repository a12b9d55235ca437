import localFont from 'next/font/local';

const inter = localFont({
  src: '../../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  // A late font never shifts a page that is already shown: it applies from the next visit.
  display: 'optional',
});

/** Inter for Latin text; Devanagari and Gujarati names use system fonts. */
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
