import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import { useId } from 'react';
import { ScreenIcon } from '@/components/layout/icons';
import { SCREEN_PURPOSES } from '@/components/layout/screen-purposes';
import type { Area } from './areas';

/** One area of the menu, with what each of its screens is for. */
export function AreaCard({ area }: { area: Area }) {
  const id = useId();
  const isEmpty = area.screens.every(({ screen }) => screen.built === false);
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 1, mb: 2, breakInside: 'avoid' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 1.5, pt: 1, pb: 1 }}>
        <ScreenIcon name={area.icon} fontSize="small" color="primary" />
        <Typography id={id} variant="h3" component="h2" sx={{ flex: 1 }}>
          {area.name}
        </Typography>
        {isEmpty && <NothingYet />}
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {area.screens.map(({ screen, name }) => (
          <li key={screen.id}>
            <Box
              component={Link}
              href={screen.path}
              prefetch={false}
              sx={{
                display: 'block',
                px: 1.5,
                py: 1,
                borderRadius: 1,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
                <Typography component="span" sx={{ fontWeight: 550 }}>
                  {name}
                </Typography>
                {screen.built === false && !isEmpty && <NothingYet />}
              </Box>
              <Typography variant="body2" color="textSecondary">
                {SCREEN_PURPOSES[screen.id]}
              </Typography>
            </Box>
          </li>
        ))}
      </Box>
    </Paper>
  );
}

function NothingYet() {
  return (
    <Typography component="span" variant="caption" color="textSecondary" noWrap sx={{ flexShrink: 0 }}>
      Nothing to show yet
    </Typography>
  );
}
