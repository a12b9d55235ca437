import { CATEGORY_LABELS } from '../messages/categories';
import { costByCampaign, costByCategory, type MessageCost, type MessageUse, TO_ONE_PERSON } from './message-cost';
import { type Seat, openAt, seatsByRole } from './seats';
import { STORAGE_KINDS, STORAGE_LABELS, type StoredByKind } from './storage';

export const STATEMENT_PARTS = ['Storage', 'Seats', 'Messages', 'Campaigns'] as const;

/** One line of a month's statement. */
export interface StatementLine {
  month: string;
  part: (typeof STATEMENT_PARTS)[number];
  what: string;
  /** Files, people or messages. */
  count: number;
  /** Only for storage. */
  bytes: number | null;
  /** Paise billed by the provider, and paise only estimated so far; only for messages. */
  billed: number | null;
  estimated: number | null;
}

interface MonthOfUse {
  month: string;
  /** End of the month, or now for the current month. */
  until: Date;
  stored: StoredByKind;
  seats: readonly Seat[];
  /** Messages of the month. */
  uses: readonly MessageUse[];
}

/** Billed items of a month: storage and seats as of its end; messages by category, and again by campaign. */
export function statementLines({ month, until, stored, seats, uses }: MonthOfUse): StatementLine[] {
  const free = { month, bytes: null, billed: null, estimated: null };
  const sent = (part: 'Messages' | 'Campaigns', what: string, { messages: count, billed, estimated }: MessageCost) => ({
    ...free,
    part,
    what,
    count,
    billed,
    estimated,
  });
  return [
    ...STORAGE_KINDS.map((kind) => {
      const { files: count, bytes } = stored[kind];
      return { ...free, part: 'Storage' as const, what: STORAGE_LABELS[kind], count, bytes };
    }),
    ...seatsByRole(openAt(seats, until), until).map(({ role, people }) => ({
      ...free,
      part: 'Seats' as const,
      what: role,
      count: people,
    })),
    ...costByCategory(uses).map((cost) => sent('Messages', CATEGORY_LABELS[cost.category], cost)),
    ...costByCampaign(uses).map((cost) => sent('Campaigns', cost.campaign?.name ?? TO_ONE_PERSON, cost)),
  ];
}
