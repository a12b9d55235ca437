import { handoversApi } from '@/lib/contracts/salesmen/handovers';
import { type User, usersApi } from '@/lib/contracts/users/users';
import type { Role } from '@/config/roles';
import { asha, serverKnows } from './open-app';
import { mockEndpoint, refusal } from './mock-endpoint';
import { passwordResetsApi } from '@/lib/contracts/users/password-resets';

const id = (last: number) => `0198b2a0-0000-7000-8000-${String(last).padStart(12, '0')}`;

const person = (last: number, name: string, roles: Role[], details: Partial<User> = {}): User => ({
  id: id(last),
  name,
  phoneNumber: `+91982501234${last}`,
  roles,
  status: 'active',
  mustChangePassword: false,
  lastSeenAt: '2026-11-21T03:35:00.000Z',
  createdAt: '2026-01-05T06:00:00.000Z',
  version: 1,
  ...details,
});

/** The server's staff in these tests, as seen by Asha. */
export function staffOf(people: User[] = STAFF) {
  serverKnows();
  mockEndpoint(passwordResetsApi.list, []);
  mockEndpoint(usersApi.openWork, []);
  mockEndpoint(handoversApi.list, { rows: [], next: null, previous: null, count: { value: 0, isExact: true } });
  let staff = people;
  const find = (wanted: string | undefined) => staff.find((user) => user.id === wanted);
  const change = (wanted: string | undefined, changes: Partial<User>) => {
    staff = staff.map((user) => (user.id === wanted ? { ...user, ...changes, version: user.version + 1 } : user));
    const changed = find(wanted);
    if (!changed) throw new Error(`Nobody is ${wanted}`);
    return changed;
  };
  mockEndpoint(usersApi.list, ({ url }) => {
    const roles = url.searchParams.getAll('role');
    const rows = staff.filter((user) => roles.length === 0 || user.roles.some((role) => roles.includes(role)));
    return { rows, next: null, previous: null, count: { value: rows.length, isExact: true } };
  });
  mockEndpoint(usersApi.get, ({ params }) => find(params.id) ?? refusal(404, { message: 'This does not exist.' }));
  mockEndpoint(usersApi.sessions, []);
  mockEndpoint(usersApi.history, { rows: [], next: null, previous: null, count: { value: 0, isExact: true } });
  mockEndpoint(usersApi.openWork, []);
  return {
    change,
    add: (user: User) => (staff = [...staff, user]),
  };
}

const me = asha();
export const ASHA = person(1, me.name, ['admin'], { id: me.id, phoneNumber: me.phoneNumber });
export const MEERA = person(2, 'Meera Shah', ['editor_review', 'editor_catalog', 'catalog_expert']);
export const RAVI = person(3, 'Ravi Joshi', ['salesman'], { status: 'disabled', lastSeenAt: null });
export const STAFF = [ASHA, MEERA, RAVI];
