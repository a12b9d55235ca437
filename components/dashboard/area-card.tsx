import { styled } from '@mui/material/styles';
import Link from 'next/link';
import { useId } from 'react';
import { ScreenIcon } from '@/components/shell/icons';
import { SCREEN_PURPOSES } from '@/components/records/screen-purposes';
import type { Area } from './areas';

const Card = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(2),
  padding: theme.spacing(1),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.paper,
  breakInside: 'avoid',
  '& header': { display: 'flex', alignItems: 'center', gap: theme.spacing(1.25), padding: theme.spacing(1, 1.5) },
  '& h2': { ...theme.typography.h3, flex: 1, margin: 0 },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: '1fr auto',
    alignItems: 'baseline',
    columnGap: theme.spacing(1),
    padding: theme.spacing(1, 1.5),
    borderRadius: 6,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& a:hover': { backgroundColor: theme.vars.palette.action.hover },
  '& strong': { fontWeight: 550 },
  '& p': { ...theme.typography.body2, gridColumn: '1 / -1', margin: 0, color: theme.vars.palette.text.secondary },
}));

/** One menu area, with the purpose of each of its screens. */
export function AreaCard({ area }: { area: Area }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <header>
        <ScreenIcon name={area.icon} fontSize="small" color="primary" />
        <h2 id={id}>{area.name}</h2>
      </header>
      <ul>
        {area.screens.map(({ screen, name }) => (
          <li key={screen.id}>
            <Link href={screen.path} prefetch={false}>
              <strong>{name}</strong>
              <p>{SCREEN_PURPOSES[screen.id]}</p>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
