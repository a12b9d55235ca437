import { GROUP_NAME_LENGTH, groupNameOf } from '@/lib/domain/catalogs/group-name';

test('a group is called like its catalog, as far as a name of a group goes', () => {
  expect(groupNameOf('Kesariya vol 4')).toBe('Kesariya vol 4');
  expect(groupNameOf(' Kesariya  vol 4')).toBe('Kesariya vol 4');
  const long = groupNameOf(`${'a'.repeat(GROUP_NAME_LENGTH - 1)} ${'b'.repeat(40)}`);
  expect(long).toBe('a'.repeat(GROUP_NAME_LENGTH - 1));
});
