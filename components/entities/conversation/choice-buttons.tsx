import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { ApiError } from '@/lib/client/http/api-error';

interface Choice {
  id: string;
  title: string;
  detail: string;
}

interface ChoiceButtonsProps {
  /** Undefined while loading. */
  choices: readonly Choice[] | undefined;
  error: ApiError | null;
  /** Text shown when there are none. */
  none: string;
  onChoose: (choice: Choice) => void;
}

/** A few records; a click selects one. */
export function ChoiceButtons({ choices, error, none, onChoose }: ChoiceButtonsProps) {
  if (!choices)
    return error ? <Typography color="error">{error.message}</Typography> : <SkeletonLines count={4} height={48} />;
  if (choices.length === 0) return <Typography color="textSecondary">{none}</Typography>;
  return (
    <Stack sx={{ mt: 1 }}>
      {choices.map((choice) => (
        <Button
          key={choice.id}
          color="inherit"
          onClick={() => onChoose(choice)}
          sx={{ display: 'block', textAlign: 'left', fontWeight: 400 }}
        >
          <Typography sx={{ fontWeight: 550 }}>{choice.title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {choice.detail}
          </Typography>
        </Button>
      ))}
    </Stack>
  );
}
