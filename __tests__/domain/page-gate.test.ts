import { ROLE_NAMES } from '@/config/roles';
import { SCREENS } from '@/lib/domain/access/access';
import { decideGate, type GateDecision } from '@/lib/domain/access/page-gate';

const LOGIN = '/auth/login';
const OPEN = '/seller';
const CLOSED = '/admin/user';
const UNKNOWN = '/no/such/page';

const nobody = null;
const salesman = { fo: ['salesman'] };
const withFlagOff = { fo: ['salesman'], mustChangePassword: false };
const withOneTimePassword = { fo: ['salesman'], mustChangePassword: true };
const withoutRoles = { fo: [] };

type Row = [user: { fo: string[] } | null, pattern: string, decision: GateDecision];

const whenReady: Row[] = [
  [nobody, LOGIN, 'login'],
  [nobody, OPEN, 'login'],
  [nobody, CLOSED, 'login'],
  [nobody, UNKNOWN, 'login'],
  [salesman, LOGIN, 'leave-login'],
  [salesman, OPEN, 'open'],
  [salesman, CLOSED, 'denied'],
  [salesman, UNKNOWN, 'not-found'],
  [withFlagOff, LOGIN, 'leave-login'],
  [withFlagOff, OPEN, 'open'],
  [withFlagOff, CLOSED, 'denied'],
  [withFlagOff, UNKNOWN, 'not-found'],
  [withOneTimePassword, LOGIN, 'leave-login'],
  [withOneTimePassword, OPEN, 'new-password'],
  [withOneTimePassword, CLOSED, 'new-password'],
  [withOneTimePassword, UNKNOWN, 'new-password'],
  [withoutRoles, LOGIN, 'leave-login'],
  [withoutRoles, OPEN, 'denied'],
  [withoutRoles, CLOSED, 'denied'],
  [withoutRoles, UNKNOWN, 'not-found'],
];

describe('what the shell shows', () => {
  it.each(whenReady)('for %j at %s is %s', (user, pattern, decision) => {
    expect(decideGate({ pattern, isReady: true, user })).toBe(decision);
  });

  it.each(whenReady)('for %j at %s gives nothing away before the session was read', (user, pattern) => {
    const decision = decideGate({ pattern, isReady: false, user });
    expect(decision).toBe(pattern === LOGIN ? 'login' : 'loading');
  });

  it('opens a page exactly when the row lists the role', () => {
    for (const role of ROLE_NAMES) {
      for (const screen of SCREENS) {
        const decision = decideGate({ pattern: screen.path, isReady: true, user: { fo: [role] } });
        expect(decision).toBe(screen.roles.includes(role) ? 'open' : 'denied');
      }
    }
  });
});
