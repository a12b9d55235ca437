import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BrandMark } from '@/components/shell/brand-mark';
import { PRODUCT } from '@/config/product';
import { Cloth } from './cloth';
import { LoginForm } from './login-form';

/** Half the height of the centreed content. Fixes its top edge while a slow connection is still loading it. */
const HALF_HEIGHT = { xs: 212, md: 176 };

const middle = (halfHeight: number) => `max(40px, calc(50dvh - ${halfHeight}px))`;

/** Login screen: has its own address and replaces every page while the user is signed out. */
export function LoginScreen() {
  return (
    <Box
      component="main"
      sx={{ display: 'grid', gridTemplateColumns: { md: 'minmax(0, 5fr) minmax(0, 6fr)' }, minHeight: '100dvh' }}
    >
      <Cloth />
      <Box
        sx={{
          display: 'grid',
          alignContent: 'start',
          justifyItems: 'center',
          px: { xs: 3, sm: 6 },
          pt: { xs: middle(HALF_HEIGHT.xs), md: middle(HALF_HEIGHT.md) },
          pb: 5,
        }}
      >
        <Box sx={{ width: '100%', maxWidth: 384 }}>
          <Box sx={{ display: { md: 'none' }, mb: 3 }}>
            <BrandMark size={44} />
          </Box>
          <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
            Welcome to {PRODUCT.name}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.75, mb: 4 }}>
            Log in with your phone number and password.
          </Typography>
          <LoginForm />
        </Box>
      </Box>
    </Box>
  );
}
