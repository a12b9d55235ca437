import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import type { Missing } from '@/components/entities/catalog-form/missing-fields';

interface CompletenessProps {
  missing: readonly Missing[];
  needed: number;
  onGo: (missing: Missing) => void;
}

/** Completeness for review, with the missing fields. */
export function Completeness({ missing, needed, onGo }: CompletenessProps) {
  const done = needed - missing.length;
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <LinearProgress
        variant="determinate"
        aria-label="Filled in"
        value={(100 * done) / needed}
        color={missing.length === 0 ? 'success' : 'primary'}
        sx={{ borderRadius: 1, mb: 0.5 }}
      />
      <Typography variant="body2" component="div" color="textSecondary">
        {missing.length === 0 ? (
          'Nothing is missing.'
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.5 }}>
            Missing:
            {missing.map((one) =>
              one.field ? (
                <Button
                  key={one.name}
                  size="small"
                  color="inherit"
                  sx={{ minWidth: 0, px: 0.75, py: 0, textDecoration: 'underline' }}
                  onClick={() => onGo(one)}
                >
                  {one.name}
                </Button>
              ) : (
                <span key={one.name}>{one.name}</span>
              ),
            )}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
