import { styled } from '@mui/material/styles';
import { SPACING_STEPS, TOP_BAR_HEIGHT } from '@/config/theme';

/** Row height in spacing steps, so that it follows the density. */
const ROW_STEPS = 5;

/** Space a list screen needs around its rows: title, filters, selection, paging and margins. The rows get the rest. */
const AROUND_ROWS = TOP_BAR_HEIGHT + 296;

const isDensity = (value: string | undefined): value is keyof typeof SPACING_STEPS =>
  value !== undefined && value in SPACING_STEPS;

/** Row height in pixels at the page's density; the default during the build, which only collects styles. */
export function rowHeight(): number {
  const density = globalThis.document?.documentElement.dataset.density;
  return ROW_STEPS * SPACING_STEPS[isDensity(density) ? density : 'normal'];
}

/** Link to the record of a row. */
export const recordLink = { color: 'inherit', fontWeight: 550, '&:not(:hover)': { textDecoration: 'none' } };

/** Scroll container of the rows, below sticky headers. */
export const Scroller = styled('div')(({ theme }) => ({
  overflow: 'auto',
  // Screens with more content around the rows set the variable, so that the page itself does not scroll as well.
  maxHeight: `max(360px, calc(100dvh - ${AROUND_ROWS}px - var(--more-around, 0px)))`,
  scrollPaddingTop: theme.spacing(ROW_STEPS),
  overscrollBehaviorX: 'contain',
  // A translucent header would be repainted on every scroll step.
  backgroundColor: theme.vars.palette.background.paper,
}));

/** Thin progress bar, shown while rows load. */
export const ProgressBar = styled('div')(({ theme }) => ({
  height: 2,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
  '&[role="progressbar"]::after': {
    content: '""',
    display: 'block',
    width: '40%',
    height: '100%',
    backgroundColor: theme.vars.palette.primary.main,
    animation: 'table-progress 1.2s ease-in-out infinite',
  },
  '@keyframes table-progress': { from: { translate: '-100%' }, to: { translate: '250%' } },
}));

/** One rule for all cells is cheaper than a component per cell. */
export const Grid = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& tr': { height: theme.spacing(ROW_STEPS) },
  '& th, & td': {
    height: theme.spacing(ROW_STEPS),
    padding: theme.spacing(0, 1.5),
    textAlign: 'left',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-align="right"]': { textAlign: 'right' },
  '& thead th': {
    ...theme.typography.body2,
    position: 'sticky',
    top: 0,
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.secondary,
    fontWeight: 550,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  // The name column is sticky during horizontal scrolling. It covers other cells, so it needs their background itself.
  '& [data-name]': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    backgroundColor: theme.vars.palette.background.paper,
    backgroundImage: 'linear-gradient(var(--row, transparent), var(--row, transparent))',
  },
  '& thead [data-name]': { zIndex: 2 },
  '& tbody th, & td': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  // A rule for the last row would invalidate all rows whenever one renders.
  '& tbody tr:first-child > *': { borderTopColor: 'transparent' },
  '& tbody tr[data-row]:hover': { '--row': theme.vars.palette.action.hover, backgroundColor: 'var(--row)' },
  '& tbody tr[data-opens]': { cursor: 'pointer' },
  '& tbody tr[aria-selected="true"]': {
    '--row': theme.alpha(theme.vars.palette.primary.main, 0.08),
    backgroundColor: 'var(--row)',
  },
  '& tbody a': recordLink,
  '& tbody tr:focus-visible': { outlineOffset: -2 },
  // The cell covers the outline of the row.
  '& tbody tr:focus-visible > [data-name]': {
    boxShadow: `inset 0 2px ${theme.vars.palette.primary.main}, inset 0 -2px ${theme.vars.palette.primary.main}`,
  },
  '&[aria-busy="true"] tbody': { opacity: 0.6 },
  // Placeholder bars of varying length that look like text and fade together. A layer per bar would be expensive.
  '& tbody[aria-hidden]': {
    animation: 'table-skeleton 1.6s ease-in-out infinite',
    '@keyframes table-skeleton': { '50%': { opacity: 0.3 } },
    '& td::before': {
      content: '""',
      display: 'block',
      width: '65%',
      height: '0.75em',
      borderRadius: 4,
      backgroundColor: theme.vars.palette.action.hover,
    },
    '& td:nth-of-type(2n)::before': { width: '45%' },
    '& td:nth-of-type(3n)::before': { width: '80%' },
    '& tr:nth-of-type(2n) td:nth-of-type(2n + 1)::before': { width: '55%' },
  },
}));
