import { styled } from '@mui/material/styles';
import { recordLink } from '@/components/ui/data-table/table-styles';

/** Cities with their markets below. Names wrap, so that nothing is cut off on a phone. */
export const TreeGrid = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th, & td': {
    padding: theme.spacing(0.75, 1),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    [theme.breakpoints.up('sm')]: { padding: theme.spacing(1, 1.5) },
  },
  '& thead th': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, fontWeight: 550 },
  '& th:nth-of-type(2)': { width: theme.spacing(9.5) },
  '& th:nth-of-type(3)': { width: theme.spacing(8) },
  '& th:nth-of-type(4)': { width: theme.spacing(9.5) },
  [theme.breakpoints.up('sm')]: {
    '& th:nth-of-type(2), & th:nth-of-type(3), & th:nth-of-type(4)': { width: theme.spacing(18) },
  },
  '& [data-align="right"]': { textAlign: 'right' },
  '& tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& tbody tr:focus-visible': { outlineOffset: -2 },
  '& tbody tr[aria-level="1"]': {
    backgroundColor: theme.vars.palette.background.default,
    '& td:first-of-type': { fontWeight: 600 },
    '& td:nth-of-type(2)': { ...theme.typography.body2, overflowWrap: 'normal' },
  },
  '& tbody tr[aria-level="2"] td:first-of-type': {
    paddingLeft: theme.spacing(4.5),
    [theme.breakpoints.up('sm')]: { paddingLeft: theme.spacing(7) },
  },
  '& tbody a': recordLink,
  '& svg': {
    flexShrink: 0,
    marginTop: theme.spacing(0.25),
    marginRight: theme.spacing(0.5),
    [theme.breakpoints.up('sm')]: { marginRight: theme.spacing(1) },
    fontSize: '1.25rem',
    color: theme.vars.palette.text.secondary,
    transition: 'rotate 120ms',
  },
  '& tr[aria-expanded="false"] svg': { rotate: '-90deg' },
  '&[aria-busy="true"] tbody': { opacity: 0.6 },
}));
