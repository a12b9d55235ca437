import { LOGIN_PATH } from '@/config/menu';
import { SCREENS } from '@/lib/domain/access/access';
import { sourceFiles } from '../support/repository-files';

/** Pages that Next itself requires, and the only page open without a session. */
const NOT_SCREENS = ['/_app', '/_document', '/_error', '/404', '/500', LOGIN_PATH];

const routeOf = (file: string) =>
  file
    .replace(/^pages/, '')
    .replace(/\.tsx$/, '')
    .replace(/\/index$/, '') || '/';

it('every row with a path has its page, and every page its row', () => {
  const pages = sourceFiles('pages').filter((file) => !file.startsWith('pages/api/'));
  const routes = pages.map(routeOf).filter((route) => !NOT_SCREENS.includes(route));
  expect([...routes].sort()).toEqual(SCREENS.map((screen) => screen.path).sort());
});

it('the pages Next asks for and the login page are there', () => {
  const files = sourceFiles('pages');
  expect(files).toEqual(
    expect.arrayContaining(['pages/_app.tsx', 'pages/_document.tsx', 'pages/404.tsx', `pages${LOGIN_PATH}.tsx`]),
  );
});
