// Must be first, because it only affects schemas created after it.
import '@/lib/client/no-eval';
import { AppCacheProvider, type EmotionCacheProviderProps } from '@mui/material-nextjs/v16-pagesRouter';
import { QueryClientProvider } from '@tanstack/react-query';
import type { NextComponentType } from 'next';
import type { AppProps } from 'next/app';
import dynamic from 'next/dynamic';
import { Suspense, useState } from 'react';
import { AppShell, type AppShellProps } from '@/components/shell/app-shell';
import { AppTheme } from '@/components/ui/app-theme';
import { type FetchesEarly, fetchFirst } from '@/lib/client/queries/me';
import { createQueryClient } from '@/lib/client/queries/query-client';

const LoginScreen = dynamic(() => import('@/components/auth/login-screen').then((module) => module.LoginScreen));
const NewPasswordScreen = dynamic(() =>
  import('@/components/me/new-password-screen').then((module) => module.NewPasswordScreen),
);

/** A page may declare its first queries, so that they start before it renders. */
type Page = NextComponentType & { fetchesEarly?: FetchesEarly };

type Props = AppProps & EmotionCacheProviderProps & Pick<AppShellProps, 'standIn'>;

export default function App({ Component, pageProps, emotionCache, standIn }: Props) {
  const [queryClient] = useState(() => {
    const made = createQueryClient();
    fetchFirst(made, (Component as Page).fetchesEarly);
    return made;
  });
  return (
    <AppCacheProvider emotionCache={emotionCache}>
      <QueryClientProvider client={queryClient}>
        <AppTheme>
          {/* React hydrates the content in small steps, so that typing is never blocked. */}
          <Suspense>
            <AppShell login={LoginScreen} newPassword={NewPasswordScreen} standIn={standIn}>
              <Component {...pageProps} />
            </AppShell>
          </Suspense>
        </AppTheme>
      </QueryClientProvider>
    </AppCacheProvider>
  );
}
