import { HEADINGS } from '@/config/headings';
import { MENU, type MenuRow } from '@/config/menu';
import { ROLE_NAMES } from '@/config/roles';
import { ancestry, canOpenPath, isAllowed, type MenuNode, menuTree, SCREENS } from '@/lib/domain/access/access';
import { ROUTES_NAMED_LATER, SPECIFIED_MENU } from '../support/specification-section-2';
import { SPECIFIED_ACCESS, SPECIFIED_ROLES } from '../support/specification-section-6';

const rows: readonly MenuRow[] = MENU;
const isGroup = (row: MenuRow) => row.path === null;

describe('section 2: the menu', () => {
  const groupOf = (row: MenuRow) => {
    const groups = ancestry(row.id).filter(isGroup);
    return groups.map((group) => group.name).join(', ') || '-';
  };
  const asSpecified = (row: MenuRow) => {
    const isBase = row.name === groupOf(row);
    return [groupOf(row), isBase ? '(base)' : row.name, row.path, row.showInMenu ? 'yes' : 'hidden'];
  };

  it('has every specified row, with its name, group, path and visibility, and no other', () => {
    const expected = [...SPECIFIED_MENU, ...ROUTES_NAMED_LATER];
    expect(SCREENS.map(asSpecified).sort()).toEqual([...expected].sort());
  });

  it('lists what is shown in the specified order', () => {
    const shown = SCREENS.filter((screen) => screen.showInMenu && !screen.path.startsWith('/buyer'));
    const specified = SPECIFIED_MENU.filter(([, , , menu]) => menu === 'yes');
    expect(shown.map((screen) => screen.path)).toEqual(specified.map(([, , path]) => path));
  });

  it('has the specified groups and no other', () => {
    const inSpecification = [...SPECIFIED_MENU, ...ROUTES_NAMED_LATER].flatMap(([group]) => group.split(', '));
    const names = rows.filter(isGroup).map((row) => row.name);
    expect([...names].sort()).toEqual([...new Set(inSpecification)].filter((name) => name !== '-').sort());
  });

  it('has unique ids and paths, and parents that exist', () => {
    const ids = rows.map((row) => row.id);
    const paths = SCREENS.map((screen) => screen.path);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
    expect(rows.filter((row) => row.parentId !== null && !ids.includes(row.parentId))).toEqual([]);
  });
});

it('page headings tell every screen from the others', () => {
  const headings = SCREENS.map(({ id, name }) => HEADINGS[id] ?? name);
  expect(headings.filter((heading, place) => headings.indexOf(heading) !== place)).toEqual([]);
});

describe('section 6: roles and permissions', () => {
  it('has exactly the thirteen roles', () => {
    expect([...ROLE_NAMES].sort()).toEqual([...SPECIFIED_ROLES].sort());
  });

  it('names every route once', () => {
    const routes = SPECIFIED_ACCESS.flatMap((row) => row.routes);
    expect([...routes].sort()).toEqual(SCREENS.map((screen) => screen.path).sort());
  });

  it.each(SPECIFIED_ROLES)('%s opens what the section lists, nothing more and nothing less', (role) => {
    const specified = SPECIFIED_ACCESS.filter((row) => row.roles.includes(role)).flatMap((row) => row.routes);
    const open = SCREENS.filter((screen) => canOpenPath(screen.path, [role])).map((screen) => screen.path);
    expect([...open].sort()).toEqual([...specified].sort());
  });

  it.each(SPECIFIED_ROLES)('%s sees the groups the section lists', (role) => {
    const specified = SPECIFIED_ACCESS.filter((row) => row.roles.includes(role)).flatMap((row) => row.groups ?? []);
    const topGroups = rows.filter((row) => isGroup(row) && row.parentId === null && isAllowed(row, [role]));
    expect(topGroups.map((row) => row.name).sort()).toEqual([...specified].sort());
  });
});

describe('the menu of each role', () => {
  const print = (nodes: MenuNode[], indent: string): string[] =>
    nodes.flatMap(({ row, children }) => [`${indent}${row.name}`, ...print(children, `${indent}  `)]);

  it('reads like this', () => {
    const menus = ROLE_NAMES.map((role) => [role, ...print(menuTree([role]), '  ')].join('\n'));
    expect(menus.join('\n')).toMatchInlineSnapshot(`
      "admin
        Dashboard
        Catalog
          Browse
          Upload
          Tag
          Catalog Pdf
        Video
          Source/Pipeline
            with Link
            Upload
          Editor
            Fetch
            Tag
          Live Browse
        Seller
          Browse
        Buyer
          Browse
        Order
        WhatsApp Catalog
          Add catalog
          Assign
        WhatsApp Notification
          Send Message via a messaging provider
        Admin
          User
          Manage Markets
          Video
          Catalog
          Cycle
          Chat
          Merge Request
          Collection Management
      pipeline_online
        Dashboard
        Video
          Source/Pipeline
            with Link
        Seller
          Browse
      pipeline_onground
        Dashboard
        Catalog
          Upload
        Video
          Source/Pipeline
            Upload
      pipeline_wa
        Dashboard
        Catalog
          Upload
        Video
          Source/Pipeline
            Upload
        Seller
          Browse
      editor_catalog
        Dashboard
        Catalog
          Tag
          Catalog Pdf
        WhatsApp Catalog
          Add catalog
      editor_video
        Dashboard
        Video
          Editor
            Fetch
            Tag
      editor_review
        Dashboard
        Catalog
          Browse
          Catalog Pdf
        Video
          Live Browse
        Seller
          Browse
        Video
        Catalog
      manage_seller
        Dashboard
        Seller
          Browse
        Order
        Video
        Catalog
      manage_buyer
        Dashboard
        Buyer
          Browse
        Order
      salesman
        Dashboard
        Seller
          Browse
        Order
      chat_active
        Dashboard
      whatsapp_message
        Dashboard
      catalog_expert
        Dashboard
        Catalog
          Catalog Pdf"
    `);
  });
});
