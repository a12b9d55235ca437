import Box from '@mui/material/Box';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { type ReactNode, useState } from 'react';
import { SIDEBAR_WIDTH } from '@/config/theme';
import { useJobsWanted } from '@/lib/client/jobs-wanted';
import { useGoOnSending } from '@/lib/client/photo-intake/go-on-later';
import { useMe } from '@/lib/client/queries/me';
import { isBoolean, useStoredState } from '@/lib/client/use-stored-state';
import type { UserInfo } from '@/lib/contracts/auth';
import { findScreenById } from '@/lib/domain/access/access';
import { CurrentUserProvider } from '../entities/current-user';
import { ErrorBoundary } from './error-boundary';
import { OfflineNotice } from './offline-notice';
import { useRecentScreens } from './recent-screens';
import type { ShortcutAction } from '../entities/keys/shortcuts';
import { Sidebar } from './sidebar';
import { CONTENT_ID, SkipLink } from './skip-link';
import { TopBar } from './top-bar';
import { useFocusOnArrival } from './use-focus-on-arrival';
import { useShortcuts } from '../entities/keys/use-shortcuts';

const CommandPalette = dynamic(() => import('./command-palette').then((module) => module.CommandPalette), {
  ssr: false,
});
const ShortcutsSheet = dynamic(() => import('./shortcuts-sheet').then((module) => module.ShortcutsSheet), {
  ssr: false,
});

const JobTray = dynamic(() => import('./job-tray').then((module) => module.JobTray), { ssr: false });
const MenuDrawer = dynamic(() => import('./menu-drawer').then((module) => module.MenuDrawer), { ssr: false });

/** Total height of the visible toasts, which cover the bottom of the menu or of the page. */
const TOASTS = 'var(--toasts, 0px)';

/** Menu on the left, top bar, and the page. */
export function Frame({ user, children }: { user: UserInfo; children: ReactNode }) {
  const { pathname, push } = useRouter();
  const [isMenuShown, setIsMenuShown] = useStoredState('isMenuShown', true, isBoolean);
  const [overlay, setOverlay] = useState<'drawer' | 'palette' | 'shortcuts' | null>(null);
  const closeOverlay = () => setOverlay(null);
  const areJobsWanted = useJobsWanted();
  const me = useMe().data;
  const hasJobs = (me?.activeJobs ?? 0) > 0;
  useGoOnSending(me?.id);
  useFocusOnArrival(CONTENT_ID);
  useRecentScreens(pathname);

  useShortcuts((action: ShortcutAction) => {
    if (typeof action === 'object' && 'list' in action) return false;
    if (action === 'menu') setIsMenuShown(!isMenuShown);
    else if (typeof action === 'string') setOverlay(action);
    else void push(findScreenById(action.go)?.path ?? '');
    return true;
  });

  return (
    <CurrentUserProvider value={user}>
      <SkipLink />
      <Box sx={{ display: 'flex', '--toast-room': { xs: TOASTS, md: isMenuShown ? '0px' : TOASTS } }}>
        {isMenuShown && (
          <Box
            sx={{
              display: { xs: 'none', md: 'block' },
              displayPrint: 'none',
              position: 'sticky',
              top: 0,
              flex: `0 0 ${SIDEBAR_WIDTH}px`,
              height: `calc(100dvh - ${TOASTS})`,
              overflowY: 'auto',
              borderRight: 1,
              borderColor: 'divider',
              bgcolor: 'background.paper',
            }}
          >
            <Sidebar />
          </Box>
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <TopBar
            isMenuShown={isMenuShown}
            onToggleMenu={() => setIsMenuShown(!isMenuShown)}
            onOpenDrawer={() => setOverlay('drawer')}
            onOpenPalette={() => setOverlay('palette')}
          />
          <Box
            component="main"
            id={CONTENT_ID}
            tabIndex={-1}
            sx={{
              maxWidth: 1280,
              mx: 'auto',
              px: { xs: 2, md: 4 },
              pt: 2,
              pb: { xs: 'calc(16px + var(--toast-room))', md: 'calc(32px + var(--toast-room))' },
              outline: 0,
            }}
          >
            <ErrorBoundary key={pathname}>{children}</ErrorBoundary>
          </Box>
        </Box>
      </Box>
      {overlay === 'drawer' && <MenuDrawer onClose={closeOverlay} />}
      {overlay === 'palette' && <CommandPalette onClose={closeOverlay} />}
      {overlay === 'shortcuts' && <ShortcutsSheet onClose={closeOverlay} />}
      {(areJobsWanted || hasJobs) && <JobTray />}
      <OfflineNotice />
    </CurrentUserProvider>
  );
}
