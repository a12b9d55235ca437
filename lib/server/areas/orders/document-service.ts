import { Readable } from 'node:stream';
import type { OrderDocument } from '@/lib/contracts/orders/documents';
import { seesBuyerSide } from '@/lib/domain/buyers/buyer-status';
import { DOCUMENT_WORDS, PART_DOCUMENTS, type PartDocument } from '@/lib/domain/orders/document-kinds';
import { subOrderNumber } from '@/lib/domain/orders/order-number';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { recordAudit } from '../../db/record-audit';
import { newId } from '../../db/schema/columns';
import { notFound } from '../../errors';
import type { FileAnswer } from '../../http/send-file';
import { drawing } from '../../platform/pdf/drawing';
import * as documents from './document-repository';
import * as parts from './part-repository';
import { madeOfNow, printPart, type PrintablePart } from './print-part';
import * as repository from './repository';
import { scopeOf } from './scope';
import { sellerNumber } from './seller-number';
import { getOrder } from './service';

async function printables(tx: Queryable, ids: string[]): Promise<Map<string, PrintablePart>> {
  const facts = await documents.factsOf(tx, ids);
  const consignments = await parts.consignmentsOf(tx, ids);
  const credits = await parts.creditsOf(tx, ids);
  const of = <One extends { subOrderId: string }>(all: readonly One[], id: string) =>
    all.filter(({ subOrderId }) => subOrderId === id);
  return new Map(
    [...facts].map(([id, known]) => [
      id,
      { id, facts: known, consignments: of(consignments, id), credits: of(credits, id) },
    ]),
  );
}

const isOfPart = (kind: string): kind is PartDocument => (PART_DOCUMENTS as readonly string[]).includes(kind);

function toDocument({ madeOf, ...row }: documents.ShownDocument, part: PrintablePart | undefined): OrderDocument {
  const isOutdated = part !== undefined && isOfPart(row.kind) && madeOfNow(part, row.kind, row.subjectId) !== madeOf;
  return { ...row, isOutdated };
}

/** Documents of the order parts that the user can see. */
export async function listDocuments(orderId: string, actor: Actor): Promise<OrderDocument[]> {
  const ids = (await getOrder(orderId, actor)).subOrders.map(({ id }) => id);
  const known = await printables(orm(), ids);
  return (await documents.documentsOf(orm(), ids)).map((row) => toDocument(row, known.get(row.subOrderId ?? '')));
}

/** Number of a new document: the next of its series, or that of its subject. */
async function numberFor(
  tx: Queryable,
  kind: PartDocument,
  subjectId: string,
  { facts, credits }: PrintablePart,
  sellerId: string,
): Promise<string> {
  if (kind === 'pro_forma') return sellerNumber(tx, kind, sellerId);
  return credits.find(({ id }) => id === subjectId)?.number ?? subOrderNumber(facts);
}

interface Wish {
  kind: PartDocument;
  subjectId: string;
}

/** Creates a document of a part. A document that is still valid is returned again, so that no number is wasted. */
export const issueDocument = (id: string, { kind, subjectId }: Wish, actor: Actor): Promise<OrderDocument> =>
  transaction(async (tx) => {
    const found = await repository.findSubOrder(tx, id, scopeOf(actor));
    if (!found) throw notFound();
    await repository.lockOrder(tx, found.orderId);
    const part = (await printables(tx, [id])).get(id);
    const madeOf = part && madeOfNow(part, kind, subjectId);
    if (!part || !madeOf) throw notFound();
    const last = await documents.lastDocument(tx, kind, subjectId);
    if (last?.madeOf === madeOf) return toDocument(last, part);
    const createdAt = clock.now();
    const number = await numberFor(tx, kind, subjectId, part, found.sellerId);
    const content = printPart(part, kind, subjectId, { number, at: createdAt.toISOString() });
    if (!content) throw notFound();
    const row = { id: newId(), kind, number, subOrderId: id, subjectId, content, madeOf, createdAt };
    await documents.insertDocument(tx, { ...row, createdById: actor.userId });
    const details = { document: DOCUMENT_WORDS[kind], number };
    await recordAudit(tx, { actorId: actor.userId, action: 'sub-orders.document-made', subjectId: id, details });
    const made = await documents.lastDocument(tx, kind, subjectId);
    if (!made) throw notFound();
    return toDocument(made, part);
  });

/** Users who see a part see its documents; receipts are only for those who manage buyers. */
async function assertSeen({ subOrderId }: documents.DocumentRow, actor: Actor): Promise<void> {
  const isSeen =
    subOrderId === null
      ? seesBuyerSide(actor.roles)
      : (await repository.findSubOrder(orm(), subOrderId, scopeOf(actor))) !== undefined;
  if (!isSeen) throw notFound();
}

/** A document as a PDF. @throws 404 when the user cannot see its subject. */
export async function documentFile(id: string, actor: Actor): Promise<FileAnswer> {
  const row = await documents.findDocument(orm(), id);
  if (!row) throw notFound();
  await assertSeen(row, actor);
  const mark = `${DOCUMENT_WORDS[row.kind]} ${row.number}`;
  const { drawDocumentPdf } = await drawing.documents();
  const bytes = await drawDocumentPdf({ document: row.content, mark: row.number, createdAt: row.createdAt });
  return {
    name: `${mark.replaceAll('/', '-')}.pdf`,
    type: 'application/pdf',
    bytes: bytes.length,
    tag: null,
    read: () => Readable.from([bytes]),
  };
}
