import type { Page } from '@/lib/contracts/base/list';
import type { ConsentSource, ConsentState } from '@/lib/domain/buyers/consent';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import type { ListRequest } from '../../db/keyset';
import { lockNames } from '../../db/lock-names';
import { recordAudit } from '../../db/record-audit';
import * as repository from './consent-repository';

/** Latest ledger entry per number. */
export const consentsOf = repository.lastOf;

/** The buyer with this number; null when no buyer has it. */
export const buyerWithNumber = repository.buyerOf;

const lockNumbers = (tx: Queryable, numbers: readonly string[]) =>
  lockNames(tx, ...[...new Set(numbers)].sort().map((number) => `consent of ${number}`));

/**
 * As `consentsOf`, and locks these numbers until the transaction ends: an opt-out is either seen here or recorded after
 * whatever this transaction does.
 */
export async function holdConsents(tx: Queryable, numbers: readonly string[]): Promise<Map<string, ConsentState>> {
  if (numbers.length > 0) await lockNumbers(tx, numbers);
  return repository.lastOf(tx, numbers);
}

interface Said {
  number: string;
  consent: 'in' | 'out';
  source: ConsentSource;
  proof: string;
  photoId?: string | null;
  /** Null when the buyer said so in a message. */
  authorId: string | null;
}

/** Records a consent or opt-out for a number. It takes effect when the transaction commits. */
export async function recordConsent(tx: Queryable, said: Said): Promise<void> {
  await lockNumbers(tx, [said.number]);
  const buyerId = await repository.buyerOf(tx, said.number);
  await repository.insert(tx, { ...said, buyerId, at: clock.now() });
  if (buyerId === null) return;
  const action = said.consent === 'in' ? 'buyers.opted-in' : 'buyers.opted-out';
  await recordAudit(tx, {
    actorId: said.authorId,
    action,
    subjectId: buyerId,
    details: { source: said.source },
  });
}

/** Every entry of the ledger, by number. */
export const listLedger = (
  request: ListRequest & { q?: string; state?: ('in' | 'out')[] },
): Promise<Page<repository.LedgerLine>> => repository.list(orm(), request);
