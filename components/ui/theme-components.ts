import type { Components, CssVarsTheme, Theme } from '@mui/material/styles';
import { SPACING_STEPS } from '@/config/theme';
import { plainParts } from './plain-parts';

const densities = Object.fromEntries(
  Object.entries(SPACING_STEPS).map(([name, step]) => [
    `:root[data-density="${name}"]`,
    { '--mui-spacing': `${step}px` },
  ]),
);

/** Theme of the library's components. Sizes are in spacing steps, so that they follow the density. */
export const themeComponents: Components<Omit<Theme, 'components' | 'palette'> & CssVarsTheme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      ...densities,
      html: { scrollPaddingTop: 72, textSizeAdjust: '100%' },
      body: { overflowWrap: 'break-word' },
      'table, time': { fontVariantNumeric: 'tabular-nums' },
      time: { whiteSpace: 'nowrap' },
      '#__next': { minHeight: '100dvh' },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
      '[tabindex="-1"]:focus-visible': { outline: 'none' },
      ...plainParts(theme as Theme),
      '@media (prefers-reduced-motion: reduce)': {
        // Excludes the toast's progress bar: its animation is the timer that closes the toast.
        '*:not(.Toastify__progress-bar), *::before, *::after': {
          animationDuration: '1ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '1ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    }),
  },
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({ padding: theme.spacing(0.875, 2), minHeight: theme.spacing(4.75) }),
      sizeSmall: ({ theme }) => ({ padding: theme.spacing(0.375, 1.25), minHeight: theme.spacing(4) }),
      sizeLarge: ({ theme }) => ({ padding: theme.spacing(1.25, 2.5), minHeight: theme.spacing(5.75) }),
      outlined: ({ theme }) => ({
        variants: [{ props: { color: 'inherit' }, style: { borderColor: theme.vars.palette.control } }],
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { borderRadius: 8 } } },
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiOutlinedInput: {
    styleOverrides: {
      root: ({ theme }) => ({
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.control },
        '&:hover:not(.Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
      }),
      input: ({ theme }) => ({
        height: '1.5em',
        padding: theme.spacing(1.125, 1.5),
        // Safari on phones zooms into fields with smaller text.
        '@media (pointer: coarse)': { fontSize: '1rem' },
      }),
      // The padding is on the multiline field, else it would be applied twice.
      multiline: ({ theme }) => ({
        padding: theme.spacing(1.125, 1.5),
        '& .MuiOutlinedInput-input': { height: 'auto', padding: 0 },
      }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: ({ theme }) => ({ marginInline: 0, marginTop: theme.spacing(0.75) }) } },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        gap: theme.spacing(1.5),
        margin: theme.spacing(0, 0.75),
        padding: theme.spacing(0.875, 1.25),
        minHeight: 0,
      }),
    },
  },
  MuiDialog: { styleOverrides: { paper: ({ theme }) => ({ margin: theme.spacing(2), borderRadius: 12 }) } },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h2, padding: theme.spacing(3, 3, 1) }) },
  },
  MuiDialogContent: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1, 3, 2) }) } },
  MuiDialogActions: { styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(1.5, 3, 3) }) } },
  MuiTooltip: {
    defaultProps: { arrow: true },
    styleOverrides: { tooltip: ({ theme }) => ({ ...theme.typography.caption, padding: theme.spacing(0.5, 1) }) },
  },
  MuiChip: { styleOverrides: { root: { borderRadius: 6 } } },
};
