import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { needsRecord } from '@/lib/domain/access/openable-screens';
import { HEADINGS } from '@/config/headings';
import type { MenuRow, ScreenId } from '@/config/menu';
import { ancestry, isAllowed } from '@/lib/domain/access/access';
import { useCurrentUser } from '../entities/current-user';

interface PageHeaderProps {
  screen: ScreenId;
  /** Replaces the screen's heading. */
  title?: string;
  description?: ReactNode;
  /** Actions, opposite the title. */
  action?: ReactNode;
}

/** One line where there is room, to keep the content visible. On a phone, title and actions share a line. */
const WORDS = {
  display: { xs: 'contents', sm: 'flex' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  flex: '1 1 440px',
  minWidth: 0,
  '& > nav': { flexBasis: { xs: '100%', sm: 'auto' } },
};

/** Location and title of the page. */
export function PageHeader({ screen, title, description, action }: PageHeaderProps) {
  const rows = ancestry(screen);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        rowGap: 0.5,
        mb: 1.25,
      }}
    >
      <Box sx={WORDS}>
        <Breadcrumb rows={rows.slice(0, -1)} />
        <Typography variant="h1" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title ?? HEADINGS[screen] ?? rows.at(-1)?.name}
        </Typography>
        {description && (
          <Typography color="textSecondary" sx={{ maxWidth: '72ch', order: { xs: 1, sm: 0 } }}>
            {description}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  );
}

/** Breadcrumb. Menu groups without a page are not included. */
function Breadcrumb({ rows }: { rows: MenuRow[] }) {
  const { fo } = useCurrentUser();
  const leads = ({ path, ...row }: MenuRow) => path !== null && !needsRecord(path) && isAllowed(row, fo);
  if (!rows.some(leads)) return null;
  return (
    <Typography
      component="nav"
      aria-label="Breadcrumb"
      variant="body2"
      color="textSecondary"
      sx={{
        '& ol': { display: 'flex', flexWrap: 'wrap', m: 0, p: 0, listStyle: 'none' },
        '& a': { color: 'inherit' },
        '& a:not(:hover)': { textDecoration: 'none' },
      }}
    >
      <ol>
        {rows.map((row, index) => (
          <li key={row.id}>
            {index > 0 && (
              <Box component="span" aria-hidden sx={{ mx: 0.75 }}>
                /
              </Box>
            )}
            {row.path !== null && leads(row) ? <Link href={row.path}>{row.name}</Link> : row.name}
          </li>
        ))}
      </ol>
    </Typography>
  );
}
