import { useRouter } from 'next/router';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { LOGIN_PATH } from '@/config/menu';
import { DocumentTitle, ERROR_PATTERN } from './document-title';
import type { UserInfo } from '@/lib/contracts/auth';
import { Frame } from './frame';
import { LoadingScreen } from './loading-screen';
import { NoAccess } from '../records/no-access';
import { NotFound } from './not-found';
import { Toasts } from './toasts';
import { useApplyPreferences } from './use-apply-preferences';
import { useGate } from './use-gate';

export interface AppShellProps {
  /** Shown at any address while the user is signed out. */
  login: ComponentType;
  /** Replaces every page for a user who must first set a new password. */
  newPassword: ComponentType;
  /** Stand-in user while the build collects the styles of the page. */
  standIn?: UserInfo;
  children: ReactNode;
}

/** Layout around every page; also decides whether the page is shown. */
export function AppShell({ login: Login, newPassword: NewPassword, standIn, children }: AppShellProps) {
  const { pathname, replace } = useRouter();
  const { decision, user, me, startPath } = useGate(standIn);
  useApplyPreferences(me?.preferences);

  useEffect(() => {
    if (decision === 'leave-login' && startPath) void replace(startPath);
  }, [decision, startPath, replace]);

  const content = () => {
    if (pathname === ERROR_PATTERN) return children;
    if (decision === 'login') return pathname === LOGIN_PATH ? children : <Login />;
    if (decision === 'new-password') return <NewPassword />;
    if (!user || decision === 'loading' || decision === 'leave-login') return <LoadingScreen />;
    return (
      <Frame user={user}>
        {decision === 'open' && children}
        {decision === 'denied' && <NoAccess />}
        {decision === 'not-found' && <NotFound />}
      </Frame>
    );
  };

  return (
    <>
      <DocumentTitle decision={decision} pattern={pathname} />
      {content()}
      <Toasts />
    </>
  );
}
