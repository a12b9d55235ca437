import { type Role, ROLE_NAMES } from '@/config/roles';

/** A member of staff as Billing counts them. */
export interface Seat {
  id: string;
  name: string;
  roles: readonly Role[];
  createdAt: Date;
  disabledAt: Date | null;
  lastSeenAt: Date | null;
}

/** A seat is in use when its person was at work within so many days. */
export const IN_USE_DAYS = 30;
const IN_USE_MS = IN_USE_DAYS * 24 * 60 * 60 * 1000;

/** The accounts that were open at a moment. Roles are those of today. */
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

/** Open accounts by role, in the order of the table of roles; roles that nobody has are left out. */
export const seatsByRole = (open: readonly Seat[], now: Date): RoleSeats[] =>
  ROLE_NAMES.flatMap((role) => {
    const of = open.filter(({ roles }) => roles.includes(role));
    if (of.length === 0) return [];
    const inUse = of.filter((seat) => isInUse(seat, now)).length;
    const lastUsedAt = of.reduce<Date | null>((last, { lastSeenAt }) => later(lastSeenAt, last), null);
    return [{ role, people: of.length, inUse, lastUsedAt }];
  });

/** Open accounts nobody uses, those never used first, then the longest unused. */
export const idleSeats = (open: readonly Seat[], now: Date): Seat[] =>
  open
    .filter((seat) => !isInUse(seat, now))
    .sort((one, other) => (one.lastSeenAt?.getTime() ?? 0) - (other.lastSeenAt?.getTime() ?? 0));
