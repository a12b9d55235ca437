import { styled } from '@mui/material/styles';
import Link, { type LinkProps } from 'next/link';
import { numberText } from '@/lib/domain/text/count-text';
import type { Count } from '@/lib/contracts/base/counts';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: theme.spacing(1.5),
  margin: theme.spacing(0, 0, 2),
  padding: 0,
  listStyle: 'none',
  '& li > *': {
    display: 'grid',
    alignContent: 'space-between',
    height: '100%',
    padding: theme.spacing(1.25, 2),
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: theme.vars.shape.borderRadius,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: theme.vars.palette.control },
  '& a[aria-current]': { borderColor: theme.vars.palette.primary.main },
  '& strong': {
    ...theme.typography.h2,
    minHeight: '1.5em',
    color: theme.vars.palette.text.primary,
    fontVariantNumeric: 'tabular-nums',
  },
}));

/** One line above a list, so that the list stays visible. */
const Row = styled(List)(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.75),
  margin: theme.spacing(0, 0, 1),
  // On a phone, a second line would push the list down.
  [theme.breakpoints.down('sm')]: { overflowX: 'auto', scrollbarWidth: 'none' },
  [theme.breakpoints.up('sm')]: { flexWrap: 'wrap' },
  '& li': { flex: 'none' },
  '& li > *': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    padding: theme.spacing(0.25, 1.25),
  },
  '& strong': { ...theme.typography.body1, minHeight: 0, minWidth: '5ch', textAlign: 'right', fontWeight: 600 },
  '& [data-none]': { fontWeight: 'inherit', color: 'inherit' },
}));

export interface Figure {
  label: string;
  /** Undefined while loading. */
  count: Count | undefined;
  /** Link to the counted records; omitted when the user may not open them. */
  link?: LinkProps;
  isCurrent?: boolean;
}

interface FigureListProps {
  label: string;
  figures: readonly Figure[];
  isError?: boolean;
  /** Compact, in one line. */
  isRow?: boolean;
}

const text = (count: Count | undefined, isError: boolean) => {
  if (!count) return isError ? '?' : '';
  return `${numberText(count.value)}${count.isExact ? '' : '+'}`;
};

/** Counts side by side, each linking to what it counts. Their space is reserved before they load. */
export function FigureList({ label, figures, isError = false, isRow = false }: FigureListProps) {
  const Figures = isRow ? Row : List;
  return (
    <Figures aria-label={label} aria-busy={!isError && figures.some(({ count }) => !count)}>
      {figures.map(({ label: name, count, link, isCurrent }) => {
        const content = (
          <>
            {name} <strong data-none={count?.value === 0 ? '' : undefined}>{text(count, isError)}</strong>
          </>
        );
        return (
          <li key={name}>
            {link ? (
              <Link {...link} aria-current={isCurrent ? 'true' : undefined}>
                {content}
              </Link>
            ) : (
              <span>{content}</span>
            )}
          </li>
        );
      })}
    </Figures>
  );
}
