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
  /** Roles of the person who is signed in; nobody is when left out. */
  roles?: Role[];
  /** Address the screen is opened at. */
  url?: string;
  /** False when the screen under test brings its own place for toasts, as the shell does. */
  hasToasts?: boolean;
}

/**
 * Styles lie outside of the page: nothing is laid out here, yet each question whether something can be seen would try
 * hundreds of rules on it. What only styles hide is a matter for the browser stories.
 */
let styles: EmotionCache | undefined;

/** Shows a screen with everything the app has around it, and somebody to use it. */
export function renderScreen(ui: ReactElement, { roles, url = '/', hasToasts = true }: Circumstances = {}) {
  if (roles) signedIn(roles);
  window.history.replaceState(null, '', url);
  const cache = (styles ??= createCache({ key: 'css', container: document.createElement('div') }));
  const queryClient = createQueryClient();
  // A failure shows at once instead of after a second try.
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
