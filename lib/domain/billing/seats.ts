import { type Role, ROLE_NAMES } from '@/config/roles';

/** A member of staff as counted by Billing. */
export interface Seat {
  id: string;
  name: string;
  roles: readonly Role[];
  createdAt: Date;
  disabledAt: Date | null;
  lastSeenAt: Date | null;
}

/** A seat is in use when its person was active within this many days. */
export const IN_USE_DAYS = 30;
const IN_USE_MS = IN_USE_DAYS * 24 * 60 * 60 * 1000;

/** Accounts open at a point in time. Roles are today's. */
export const openAt = (seats: readonly Seat[], at: Date): Seat[] =>
  seats.filter(({ createdAt, disabledAt }) => createdAt < at && (disabledAt === null || disabledAt >= at));

export const isInUse = ({ lastSeenAt }: Pick<Seat, 'lastSeenAt'>, now: Date): boolean =>
  lastSeenAt !== null && now.getTime() - lastSeenAt.getTime() < IN_USE_MS;

const later = (one: Date | null, other: Date | null) => (one !== null && (other === null || one > other) ? one : other);

export interface RoleSeats {
  role: Role;
  people: number;
  inUse: number;
  lastUsedAt: Date | null;
}

/** Open accounts per role, in the order of the role table; unused roles are skipped. */
export const seatsByRole = (open: readonly Seat[], now: Date): RoleSeats[] =>
  ROLE_NAMES.flatMap((role) => {
    const of = open.filter(({ roles }) => roles.includes(role));
    if (of.length === 0) return [];
    const inUse = of.filter((seat) => isInUse(seat, now)).length;
    const lastUsedAt = of.reduce<Date | null>((last, { lastSeenAt }) => later(lastSeenAt, last), null);
    return [{ role, people: of.length, inUse, lastUsedAt }];
  });

/** Unused open accounts: never used first, then longest unused. */
export const idleSeats = (open: readonly Seat[], now: Date): Seat[] =>
  open
    .filter((seat) => !isInUse(seat, now))
    .sort((one, other) => (one.lastSeenAt?.getTime() ?? 0) - (other.lastSeenAt?.getTime() ?? 0));
