import type { OrderDocument } from '@/lib/contracts/orders/documents';
import { receipt } from '@/lib/domain/orders/printed/receipt';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { transaction } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { notFound, refused } from '../../errors';
import { getBuyer, lockBuyer } from '../buyers/service';
import * as documents from './document-repository';
import * as entries from './entry-repository';
import { numberOf } from './seller-number';

/** Prefix of receipt numbers. */
const SERIES = 'R';

/** Issues a receipt for a payment. Idempotent. */
export const issueReceipt = (entryId: string, actor: Actor): Promise<OrderDocument> =>
  transaction(async (tx) => {
    const entry = await entries.find(tx, entryId);
    if (!entry?.mode || entry.kind !== 'payment') throw notFound();
    await lockBuyer(tx, entry.buyerId);
    const last = await documents.lastDocument(tx, 'receipt', entryId);
    if (last) return { ...last, isOutdated: false };
    const payment = await entries.findShown(tx, entryId);
    if (!payment) throw notFound();
    if (payment.isReversed) throw refused('This payment was reversed, so there is no receipt for it.');
    const buyer = await getBuyer(entry.buyerId, tx);
    const number = await numberOf(tx, SERIES);
    const content = receipt({ ...payment, mode: entry.mode, number, buyer });
    const row = {
      id: newId(),
      kind: 'receipt' as const,
      number,
      subOrderId: null,
      subjectId: entryId,
      madeOf: entryId,
    };
    await documents.insertDocument(tx, { ...row, content, createdById: actor.userId, createdAt: clock.now() });
    const details = { number };
    await recordAudit(tx, { actorId: actor.userId, action: 'buyers.receipt-made', subjectId: entry.buyerId, details });
    const made = await documents.lastDocument(tx, 'receipt', entryId);
    if (!made) throw notFound();
    return { ...made, isOutdated: false };
  });
