import initHeadManager from 'next/dist/client/head-manager';
import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { useRouter } from 'next/router';
import { type ComponentType, useState } from 'react';
import { LoginScreen } from '@/components/auth/login-screen';
import { AppShell } from '@/components/shell/app-shell';
import { NotFound } from '@/components/shell/not-found';
import { NewPasswordScreen } from '@/components/me/new-password-screen';
import type { ScreenId } from '@/config/menu';
import type { Role } from '@/config/roles';
import { DEFAULT_PREFERENCES, type Me, meApi } from '@/lib/contracts/me';
import { screensApi } from '@/lib/contracts/screens';
import { findScreenById } from '@/lib/domain/access/access';
import { mockEndpoint } from './mock-endpoint';
import { renderScreen } from './render';

export const asha = (details: Partial<Me> = {}): Me => ({
  id: '0198b2a0-0000-7000-8000-000000000001',
  name: 'Asha Patel',
  phoneNumber: '+919825012345',
  fo: ['admin'],
  mustChangePassword: false,
  unread: 0,
  activeJobs: 0,
  preferences: DEFAULT_PREFERENCES,
  ...details,
});

/** The server knows this person and permits every screen that is requested. */
export function serverKnows(person: Me = asha()) {
  mockEndpoint(screensApi.get, ({ params: { id = '' } }) => {
    const { path = '/', name = '' } = findScreenById(id) ?? {};
    return { id: id as ScreenId, name, path };
  });
  return mockEndpoint(meApi.get, person);
}

/** Pages by route, as in the `pages` folder; a page the test does not define renders its route. */
export type Pages = Record<string, ComponentType>;

function Page({ pages }: { pages: Pages }) {
  const { pathname } = useRouter();
  const Content = pages[pathname];
  if (Content) return <Content />;
  if (pathname === '/404') return <NotFound />;
  return <h1>The page {pathname}</h1>;
}

/** The app itself, with Next's head for titles. */
export function App({ pages = {} }: { pages?: Pages }) {
  const [headManager] = useState(initHeadManager);
  return (
    <HeadManagerContext.Provider value={headManager}>
      <AppShell login={LoginScreen} newPassword={NewPasswordScreen}>
        <Page pages={{ '/auth/login': LoginScreen, ...pages }} />
      </AppShell>
    </HeadManagerContext.Provider>
  );
}

interface Circumstances {
  roles?: Role[];
  pages?: Pages;
}

/** Opens an address in the app; signed out if no roles are given. */
export const openApp = (url: string, { roles, pages }: Circumstances = {}) =>
  renderScreen(<App pages={pages} />, { url, roles, hasToasts: false });
