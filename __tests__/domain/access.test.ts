import fc from 'fast-check';
import { LOGIN_PATH, MENU } from '@/config/menu';
import { type Role, ROLE_NAMES } from '@/config/roles';
import {
  accessibleScreens,
  ancestry,
  canOpenPath,
  canOpenScreen,
  childIds,
  findScreenById,
  findScreenByPath,
  isAllowed,
  type MenuNode,
  menuTree,
  rolesThatOpen,
  SCREENS,
  screenLabel,
} from '@/lib/domain/access/access';

const someRoles = fc.uniqueArray(fc.constantFrom(...ROLE_NAMES));
const strangers = fc.array(fc.string().filter((word) => !ROLE_NAMES.includes(word as Role)));

const idsOpenTo = (roles: readonly string[]) => accessibleScreens(roles).map((screen) => screen.id);
const flatten = (nodes: MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flatten(node.children)]);

describe('the access list', () => {
  it('of several roles is the union of what each opens, once each and in menu order', () => {
    fc.assert(
      fc.property(someRoles, (roles) => {
        const union = new Set(roles.flatMap((role) => idsOpenTo([role])));
        expect(idsOpenTo(roles)).toEqual(SCREENS.map((screen) => screen.id).filter((id) => union.has(id)));
      }),
    );
  });

  it('does not depend on the order or repetition of roles', () => {
    fc.assert(
      fc.property(someRoles, (roles) => {
        expect(idsOpenTo([...roles, ...roles].reverse())).toEqual(idsOpenTo(roles));
      }),
    );
  });

  it('is empty for unknown roles and gains nothing from them', () => {
    fc.assert(
      fc.property(someRoles, strangers, (roles, unknown) => {
        expect(idsOpenTo(unknown)).toEqual([]);
        expect(menuTree(unknown)).toEqual([]);
        expect(idsOpenTo([...roles, ...unknown])).toEqual(idsOpenTo(roles));
      }),
    );
  });

  it.each([[['ADMIN']], [['admin ']], [['admin,editor_video']], [['__proto__', 'constructor', 'toString']], [['']]])(
    'opens nothing to the near miss %j',
    (roles) => {
      expect(idsOpenTo(roles)).toEqual([]);
    },
  );

  it('agrees with the checks of one screen and of one path', () => {
    fc.assert(
      fc.property(someRoles, fc.constantFrom(...SCREENS), (roles, screen) => {
        const isOpen = idsOpenTo(roles).includes(screen.id);
        expect(canOpenScreen(screen.id, roles)).toBe(isOpen);
        expect(canOpenPath(screen.path, roles)).toBe(isOpen);
        expect(isAllowed(screen, roles)).toBe(isOpen);
        expect(rolesThatOpen(screen.id).some((role) => roles.includes(role))).toBe(isOpen);
      }),
    );
  });

  it('opens the login page to everybody and no path without a row to anybody', () => {
    fc.assert(
      fc.property(someRoles, fc.webPath(), (roles, path) => {
        expect(canOpenPath(LOGIN_PATH, roles)).toBe(true);
        if (!findScreenByPath(path)) expect(canOpenPath(path, roles)).toBe(false);
      }),
    );
  });
});

describe('the menu', () => {
  it('lists every menu screen open to the roles exactly once, and nothing else', () => {
    fc.assert(
      fc.property(someRoles, (roles) => {
        const listed = flatten(menuTree(roles)).flatMap(({ row }) => (row.path === null ? [] : [row.id]));
        const expected = accessibleScreens(roles).filter((screen) => screen.showInMenu);
        expect([...listed].sort()).toEqual(expected.map((screen) => screen.id).sort());
      }),
    );
  });

  it('shows no group that is empty or that the roles do not see', () => {
    fc.assert(
      fc.property(someRoles, (roles) => {
        for (const { row, children } of flatten(menuTree(roles))) {
          if (row.path !== null) continue;
          expect(children).not.toEqual([]);
          expect(isAllowed(row, roles)).toBe(true);
        }
      }),
    );
  });

  it('keeps the order of the table at every level', () => {
    const ids: string[] = MENU.map((row) => row.id);
    const isInOrder = (nodes: MenuNode[]): boolean => {
      const places = nodes.map((node) => ids.indexOf(node.row.id));
      const isSorted = places.every((place, index) => index === 0 || place > (places[index - 1] ?? Infinity));
      return isSorted && nodes.every((node) => isInOrder(node.children));
    };
    fc.assert(fc.property(someRoles, (roles) => isInOrder(menuTree(roles))));
  });

  it('lists an entry without the heading when its group is closed to the roles', () => {
    const live = menuTree(['manage_seller']).map((node) => [node.row.name, node.row.path]);
    expect(live).toEqual(
      expect.arrayContaining([
        ['Video', '/admin/videos'],
        ['Catalog', '/admin/catalog'],
      ]),
    );
    expect(live.map(([name]) => name)).not.toContain('Admin');
  });
});

describe('a row of the table', () => {
  it('is found by its id and by its path', () => {
    for (const screen of SCREENS) {
      expect(findScreenById(screen.id)).toBe(screen);
      expect(findScreenByPath(screen.path)).toBe(screen);
    }
    expect(findScreenById('catalog')).toBeUndefined();
    expect(findScreenByPath('/seller/42')).toBeUndefined();
  });

  it('has its children under it, each naming it as parent', () => {
    const children = MENU.flatMap((row) => childIds(row.id));
    expect([...children].sort()).toEqual(MENU.flatMap((row) => (row.parentId ? [row.id] : [])).sort());
    expect(childIds('video-editor')).toEqual(['video-fetch', 'video-tag']);
    expect(childIds('nothing')).toEqual([]);
  });

  it('knows the way from the top', () => {
    expect(ancestry('video-tag-uploaded').map((row) => row.name)).toEqual([
      'Video',
      'Editor',
      'Tag',
      'Tag Uploaded Video',
    ]);
    expect(ancestry('nothing')).toEqual([]);
  });

  it('has a label that says where it belongs and repeats no name', () => {
    const labels = Object.fromEntries(SCREENS.map((screen) => [screen.id, screenLabel(screen)]));
    expect(labels).toMatchObject({
      dashboard: 'Dashboard',
      'catalog-browse': 'Catalog › Browse',
      'wa-catalog-inbox': 'WhatsApp Catalog',
      'video-link': 'Video › Source/Pipeline › with Link',
    });
  });
});
