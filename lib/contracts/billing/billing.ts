import * as z from 'zod/mini';
import { ROLE_NAMES } from '@/config/roles';
import { BUDGET_STATES } from '@/lib/domain/billing/budget';
import { STATEMENT_PARTS } from '@/lib/domain/billing/statement';
import { MESSAGE_CATEGORIES } from '@/lib/domain/messages/categories';
import { idSchema, instant } from '../base/answers';
import { endpoint } from '../base/endpoint';
import { personSchema } from '../users/staff';

/** Admins see everyone's use, all others only their own. */
const scope = z.enum(['everybody', 'own']);

/** A month such as `2026-11`. */
export const monthName = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Choose a month.'));

const stored = { files: z.int(), bytes: z.int() };
const storedSchema = z.object(stored);
const byKind = { photos: storedSchema, videos: storedSchema, documents: storedSchema };

export const storageSchema = z.object({
  scope,
  now: z.object(byKind),
  /** Storage at the end of each of the last twelve months, counting files that still exist. */
  months: z.array(z.object({ month: monthName, ...byKind })),
  /** Files to be deleted on each of the next Indian days; overdue files count towards the first day. */
  leaving: z.array(z.object({ day: z.iso.date(), ...stored })),
  /** People with the most uploads; empty for users who see only their own use. */
  people: z.array(z.object({ person: personSchema, ...stored })),
});

export type Storage = z.infer<typeof storageSchema>;

const roles = z.array(z.enum(ROLE_NAMES));

export const seatsSchema = z.object({
  scope,
  people: z.int(),
  inUse: z.int(),
  roles: z.array(
    z.object({ role: z.enum(ROLE_NAMES), people: z.int(), inUse: z.int(), lastUsedAt: z.nullable(instant) }),
  ),
  /** Open accounts at the end of each of the last twelve months. */
  months: z.array(z.object({ month: monthName, people: z.int() })),
  /** Unused accounts, longest unused first; never the caller's own. */
  idle: z.array(z.object({ id: idSchema, name: z.string(), roles, lastUsedAt: z.nullable(instant) })),
});

export type Seats = z.infer<typeof seatsSchema>;

export const statementLineSchema = z.object({
  month: monthName,
  part: z.enum(STATEMENT_PARTS),
  what: z.string(),
  count: z.int(),
  bytes: z.nullable(z.int()),
  billed: z.nullable(z.int()),
  estimated: z.nullable(z.int()),
});

const cost = { messages: z.int(), billed: z.int(), estimated: z.int() };

export const messageBillSchema = z.object({
  scope,
  months: z.array(
    z.object({ month: monthName, categories: z.array(z.object({ category: z.enum(MESSAGE_CATEGORIES), ...cost })) }),
  ),
  /** Most expensive campaigns of the last twelve months. Messages to one person are grouped without a campaign. */
  campaigns: z.array(z.object({ campaign: z.nullable(z.object({ id: idSchema, name: z.string() })), ...cost })),
  /** This month's budget and how much of it is spent; null without a budget, and for non-admins. */
  budget: z.nullable(
    z.object({
      paise: z.int(),
      warnPercent: z.int(),
      spent: z.int(),
      /** Forecast from the days so far; null while there are too few. */
      expected: z.nullable(z.int()),
      state: z.enum(BUDGET_STATES),
    }),
  ),
});

export type MessageBill = z.infer<typeof messageBillSchema>;

export const billingApi = {
  storage: endpoint({
    id: 'billing.storage',
    summary:
      'Storage of photos, videos and documents, its growth and planned removals; only the caller’s own unless an admin.',
    method: 'GET',
    path: '/api/billing/storage',
    access: { screens: ['billing'] },
    answer: storageSchema,
  }),
  seats: endpoint({
    id: 'billing.seats',
    summary: 'Accounts by role with their last use; only the caller’s own unless an admin.',
    method: 'GET',
    path: '/api/billing/seats',
    access: { screens: ['billing'] },
    answer: seatsSchema,
  }),
  messages: endpoint({
    id: 'billing.messages',
    summary: 'Cost of messages by month, category and campaign; only the caller’s own unless an admin.',
    method: 'GET',
    path: '/api/billing/messages',
    access: { screens: ['billing'] },
    answer: messageBillSchema,
  }),
  statement: endpoint({
    id: 'billing.statement',
    summary: 'Usage in one month, or in each of the last twelve; only the caller’s own unless an admin.',
    method: 'GET',
    path: '/api/billing/statement',
    access: { screens: ['billing'] },
    query: z.strictObject({ month: z.optional(monthName) }),
    answer: z.object({ scope, lines: z.array(statementLineSchema) }),
  }),
};
