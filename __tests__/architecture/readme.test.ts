import { screenLabel, SCREENS } from '@/lib/domain/access/access';
import { readText } from '../support/repository-files';

it('the README lists the screens that are not built yet, and only those', () => {
  const [, section = ''] = readText('README.md').split(/^## Not built yet$/m);
  const [own = ''] = section.split(/^## /m);
  const lines = own.split('\n').filter((line) => line.startsWith('- '));
  const unbuilt = SCREENS.filter((screen) => screen.built === false);
  expect(lines).toEqual(unbuilt.map((screen) => `- ${screenLabel(screen)} (${screen.path})`));
});
