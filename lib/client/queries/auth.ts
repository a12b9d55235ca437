import { useMutation } from '@tanstack/react-query';
import { authApi } from '@/lib/contracts/auth';
import { call } from '@/lib/client/http/call';

/** Asks an admin for a new password. Succeeds whether or not the phone is known. */
export const useForgotPassword = () =>
  useMutation({
    mutationFn: (phoneNumber: string) =>
      call(authApi.forgotPassword, { body: { phoneNumber } }, { authenticated: false }),
  });
