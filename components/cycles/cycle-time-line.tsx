import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import { recordAddress } from '@/components/entities/record-address';
import { SectionCard } from '@/components/ui/section-card';
import type { Cycle } from '@/lib/contracts/cycles/cycle-record';
import { CYCLE_STATE_TEXTS, type CycleStatus } from '@/lib/domain/cycles/cycle-status';
import { timeLine } from '@/lib/domain/cycles/time-line';
import { stateLabel } from '@/lib/domain/states';
import { dayText } from '@/lib/domain/text/indian-day';

const Bar = styled(Link)<{ 'data-status': CycleStatus }>(({ theme }) => ({
  position: 'absolute',
  top: 4,
  bottom: 4,
  padding: theme.spacing(0, 0.75),
  borderRadius: 4,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  lineHeight: '26px',
  fontSize: '0.8125rem',
  textDecoration: 'none',
  color: theme.vars.palette.text.primary,
  border: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.action.hover,
  '&[data-status="active"]': {
    borderColor: theme.vars.palette.success.main,
    backgroundColor: theme.alpha(theme.vars.palette.success.main, 0.16),
  },
  '&[data-status="closing"]': { borderColor: theme.vars.palette.warning.main },
  '&[data-status="planned"]': { borderStyle: 'dashed' },
  '&:hover': { borderColor: theme.vars.palette.primary.main },
}));

const NAMES = 160;

/** Cycles of each market around today. */
export function CycleTimeLine({ cycles, today }: { cycles: readonly Cycle[]; today: string }) {
  const line = timeLine(cycles, today);
  if (line.rows.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <SectionCard title="Time line" description={`From ${dayText(line.from)} to ${dayText(line.to)}`}>
        <Box sx={{ overflowX: 'auto' }}>
          <Box sx={{ position: 'relative', minWidth: 640 }}>
            <Box component="ul" aria-label="Cycles by market" sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {line.rows.map(({ market, bars }) => (
                <Box component="li" key={market.id} sx={{ display: 'flex', borderTop: 1, borderColor: 'divider' }}>
                  <Typography variant="body2" noWrap title={market.label} sx={{ width: NAMES, pr: 1, py: 0.75 }}>
                    {market.label}
                  </Typography>
                  <Box sx={{ position: 'relative', flex: 1, height: 36 }}>
                    {bars.map(({ cycle, left, width }) => (
                      <Bar
                        key={cycle.id}
                        href={recordAddress('admin-cycle-edit', cycle.id)}
                        data-status={cycle.status}
                        title={`${cycle.name}, ${dayText(cycle.firstDay)} to ${dayText(cycle.lastDay)}`}
                        aria-label={`${cycle.name} in ${market.label}: ${stateLabel(CYCLE_STATE_TEXTS, cycle.status)}`}
                        style={{ left: `${left}%`, width: `${width}%` }}
                      >
                        {cycle.name}
                      </Bar>
                    ))}
                  </Box>
                </Box>
              ))}
            </Box>
            <Box
              role="img"
              aria-label={`Today, ${dayText(today)}`}
              sx={{ position: 'absolute', top: 0, bottom: 0, left: NAMES, right: 0, pointerEvents: 'none' }}
            >
              <Box
                sx={{ position: 'absolute', top: 0, bottom: 0, borderLeft: 2, borderColor: 'primary.main' }}
                style={{ left: `${line.today}%` }}
              />
            </Box>
          </Box>
        </Box>
      </SectionCard>
    </Box>
  );
}
