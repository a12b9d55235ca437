import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { Toasts } from '@/components/shell/toasts';
import { AppTheme } from '@/components/ui/app-theme';
import type { Role } from '@/config/roles';
import { createQueryClient } from '@/lib/client/queries/query-client';
import { signedIn } from './session';
import { TestRouter } from './test-router';

interface Circumstances {
  /** Roles of the signed-in person; signed out if omitted. */
  roles?: Role[];
  /** Address at which the screen is opened. */
  url?: string;
  /** False if the screen under test has its own toast container, as the shell does. */
  hasToasts?: boolean;
}

/**
 * Styles are inserted outside the document: nothing is laid out here, yet each visibility query would match hundreds of
 * rules. Elements hidden only by styles are covered by the browser tests.
 */
let styles: EmotionCache | undefined;

/** Renders a screen inside the app's providers, with a user to operate it. */
export function renderScreen(ui: ReactElement, { roles, url = '/', hasToasts = true }: Circumstances = {}) {
  if (roles) signedIn(roles);
  window.history.replaceState(null, '', url);
  const cache = (styles ??= createCache({ key: 'css', container: document.createElement('div') }));
  const queryClient = createQueryClient();
  // Failures show at once instead of after a retry.
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });

  const Around = ({ children }: { children: ReactNode }) => (
    <TestRouter url={url}>
      <QueryClientProvider client={queryClient}>
        <CacheProvider value={cache}>
          <AppTheme>
            {children}
            {hasToasts && <Toasts />}
          </AppTheme>
        </CacheProvider>
      </QueryClientProvider>
    </TestRouter>
  );
  return { user: userEvent.setup(), ...render(ui, { wrapper: Around }) };
}

export { act, screen, waitFor, within } from '@testing-library/react';
