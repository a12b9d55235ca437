import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { BrandMark } from '@/components/shell/brand-mark';
import { signOut } from '@/lib/client/auth/sign-out';
import { ChangePasswordForm } from './change-password-form';

/** Replaces every page for a user who signed in with a one-time password. */
export function NewPasswordScreen() {
  return (
    <Box component="main" sx={{ display: 'grid', placeContent: 'center', minHeight: '100dvh', p: 2 }}>
      <Paper variant="outlined" sx={{ width: 'min(448px, calc(100vw - 32px))', p: { xs: 3, sm: 4 } }}>
        <BrandMark size={40} />
        <Typography variant="h1" sx={{ mt: 2 }}>
          Choose a new password
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
          You came in with a one-time password from an admin. Choose your own to go on.
        </Typography>
        <ChangePasswordForm currentLabel="One-time password" />
        <Button color="inherit" onClick={() => void signOut()} sx={{ mt: 1.5, ml: -2 }}>
          Log Out
        </Button>
      </Paper>
    </Box>
  );
}
