import { createTheme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BASE_FONT_SIZE, COLOR_MODE, COLORS, RADIUS, SPACING_STEPS } from '@/config/theme';
import { FONT_FAMILY } from './font';
import { themeComponents } from './theme-components';

const scheme = (colors: (typeof COLORS)['light'] | (typeof COLORS)['dark']) => ({
  palette: {
    background: { default: colors.canvas, paper: colors.surface },
    text: { primary: colors.text, secondary: colors.textMuted },
    divider: colors.line,
    primary: colors.primary,
    secondary: colors.accent,
    error: { main: colors.error },
    warning: { main: colors.warning },
    success: { main: colors.success },
    info: { main: colors.info },
    control: colors.control,
  },
});

const rem = (pixels: number) => `${pixels / 16}rem`;
const heading = (pixels: number, lineHeight: number, letterSpacing = '-0.01em') => ({
  fontSize: rem(pixels),
  fontWeight: 600,
  lineHeight,
  letterSpacing,
});

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: COLOR_MODE.attribute },
  colorSchemes: { light: scheme(COLORS.light), dark: scheme(COLORS.dark) },
  spacing: SPACING_STEPS.normal,
  shape: { borderRadius: RADIUS },
  motion: { reducedMotion: 'system' },
  focusVisible: { outlineWidth: 2, outlineOffset: 2 },
  typography: {
    fontFamily: FONT_FAMILY,
    fontSize: BASE_FONT_SIZE,
    fontWeightMedium: 550,
    h1: heading(24, 1.3, '-0.02em'),
    h2: heading(17, 1.4),
    h3: heading(15, 1.4),
    subtitle1: { fontSize: rem(15), lineHeight: 1.5 },
    body1: { fontSize: rem(BASE_FONT_SIZE), lineHeight: 1.55 },
    body2: { fontSize: rem(13), lineHeight: 1.5 },
    caption: { fontSize: rem(12), lineHeight: 1.5 },
    button: { fontSize: rem(BASE_FONT_SIZE), fontWeight: 600, lineHeight: 1.5, textTransform: 'none' },
  },
  components: themeComponents,
});

declare module '@mui/material/styles' {
  interface Palette {
    control: string;
  }
  interface PaletteOptions {
    control?: string;
  }
}
