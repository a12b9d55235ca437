import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { CopyButton } from '@/components/ui/copy-button';
import { MONO_FAMILY } from '@/components/ui/font';
import { Instant } from '@/components/ui/instant';

interface OneTimePasswordProps {
  /** Name of the recipient. */
  name: string;
  password: string;
  validUntil: string;
}

/** A password that is shown only once. */
export function OneTimePassword({ name, password, validUntil }: OneTimePasswordProps) {
  return (
    <>
      <Typography>
        Give it to {name} in person or by phone. It won’t be shown again. Valid until <Instant at={validUntil} />.
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mt: 2,
          p: 1.5,
          borderRadius: 1,
          bgcolor: 'action.hover',
        }}
      >
        <Box component="output" sx={{ fontFamily: MONO_FAMILY, fontSize: '1.125rem', userSelect: 'all' }}>
          {password}
        </Box>
        <CopyButton text={password} />
      </Box>
    </>
  );
}
