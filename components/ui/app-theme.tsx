import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { COLOR_MODE } from '@/config/theme';
import { theme } from './theme';

export function AppTheme({ children }: { children: ReactNode }) {
  return (
    // Without noSsr the theme is set twice at startup, and React then hydrates the page in one long task.
    <ThemeProvider
      noSsr
      theme={theme}
      defaultMode={COLOR_MODE.default}
      modeStorageKey={COLOR_MODE.storageKey}
      disableTransitionOnChange
    >
      <CssBaseline />
      {children}
    </ThemeProvider>
  );
}
