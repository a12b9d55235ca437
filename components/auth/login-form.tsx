import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { type SubmitEvent, useRef, useState } from 'react';
import { Field } from '@/components/ui/field';
import { PasswordField } from '@/components/ui/password-field';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import { PRODUCT } from '@/config/product';
import { signIn } from '@/lib/client/auth/sign-in';

const ForgotPasswordDialog = dynamic(
  () => import('./forgot-password-dialog').then((module) => module.ForgotPasswordDialog),
  { ssr: false },
);

/** Uncontrolled fields: values that a password manager or the user entered before hydration are kept. */
export function LoginForm() {
  const isHydrated = useIsHydrated();
  const [state, setState] = useState<'ready' | 'working' | 'failed' | 'no-password'>('ready');
  const [forgottenPhone, setForgottenPhone] = useState<string | null>(null);
  const phoneInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const typedPhone = () => phoneInput.current?.value ?? '';

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'working') return;
    const password = passwordInput.current?.value ?? '';
    if (password === '') {
      setState('no-password');
      passwordInput.current?.focus();
      return;
    }
    setState('working');
    try {
      await signIn({ phoneNumber: typedPhone(), password });
    } catch (error) {
      // A failed login is only logged: the specification allows no message on the screen.
      console.error('Login failed.', error);
      setState('failed');
      passwordInput.current?.focus();
      passwordInput.current?.select();
    }
  };

  return (
    <>
      {/* Submitted before hydration, POST keeps the password out of the URL. */}
      <form method="post" noValidate onSubmit={(event) => void handleSubmit(event)} onInput={() => setState('ready')}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Field
            label="Phone number"
            name="phoneNumber"
            type="tel"
            required
            autoComplete="username"
            defaultValue={PRODUCT.phonePrefix}
            inputRef={phoneInput}
            isWrong={state === 'failed'}
            inputProps={{ inputMode: 'tel' }}
          />
          <PasswordField
            label="Password"
            name="password"
            required
            autoComplete="current-password"
            inputRef={passwordInput}
            isWrong={state === 'failed'}
            problem={state === 'no-password' ? 'Password is required.' : undefined}
          />
          <Button
            size="small"
            onClick={() => setForgottenPhone(typedPhone())}
            sx={{ justifySelf: 'end', mt: -1.5, mr: -1.25, fontWeight: 500 }}
          >
            Forgot Password
          </Button>
          <Button
            type="submit"
            variant="contained"
            size="large"
            fullWidth
            loading={state === 'working'}
            disabled={!isHydrated}
          >
            LOG IN
          </Button>
        </Box>
      </form>
      {forgottenPhone !== null && (
        <ForgotPasswordDialog phoneNumber={forgottenPhone} onClose={() => setForgottenPhone(null)} />
      )}
    </>
  );
}
