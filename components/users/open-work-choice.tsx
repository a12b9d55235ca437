import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StaffPicker } from '@/components/entities/staff-picker';
import { CheckField } from '@/components/ui/check-field';
import type { OpenWork } from '@/lib/contracts/users/open-work';
import { examplesText, OPEN_WORK_WORDS, openWorkText } from './open-work-words';

interface OpenWorkChoiceProps {
  work: OpenWork;
  /** Taker of the work; null for unassigned, undefined while undecided. */
  takerId: string | null | undefined;
  problem?: string;
  onChange: (takerId: string | null | undefined) => void;
}

/** One kind of open work of a leaving user, with its new owner. */
export function OpenWorkChoice({ work, takerId, problem, onChange }: OpenWorkChoiceProps) {
  const words = OPEN_WORK_WORDS[work.kind];
  const canChangeHands = work.takers.length > 0;
  return (
    <Box
      component="section"
      aria-label={openWorkText(work)}
      sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 2, overflowWrap: 'anywhere' }}
    >
      <Typography sx={{ fontWeight: 550 }}>{openWorkText(work)}</Typography>
      <Typography variant="body2" color="textSecondary">
        {examplesText(work)}
      </Typography>
      {canChangeHands ? (
        <Stack spacing={1.5} sx={{ mt: 1.5 }}>
          <StaffPicker
            label={words.taker}
            roles={work.takers}
            value={takerId ?? null}
            problem={problem}
            isDisabled={takerId === null}
            onChange={(id) => onChange(id ?? undefined)}
          />
          {work.canLetGo && (
            <CheckField
              label={words.letGo}
              value={takerId === null}
              onChange={(isLetGo) => onChange(isLetGo ? null : undefined)}
            />
          )}
        </Stack>
      ) : (
        <Typography variant="body2" color={problem ? 'error' : undefined} sx={{ mt: 1 }}>
          {problem ?? words.letGo}
        </Typography>
      )}
    </Box>
  );
}
