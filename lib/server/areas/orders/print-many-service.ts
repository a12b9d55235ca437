import { Readable } from 'node:stream';
import { setImmediate as letOthers } from 'node:timers/promises';
import { DOCUMENT_WORDS, type PrintedMany } from '@/lib/domain/orders/document-kinds';
import { wantedPieces } from '@/lib/domain/orders/quantities';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm } from '../../db/database';
import { notFound, refused } from '../../errors';
import type { FileAnswer } from '../../http/send-file';
import type { MarkedDocument } from '../../platform/pdf/draw-document-pdf';
import { drawing } from '../../platform/pdf/drawing';
import { findDocument } from './document-repository';
import { issueDocument } from './document-service';
import * as parts from './part-repository';
import { findSubOrder } from './repository';
import { scopeOf } from './scope';

interface Wish {
  kind: PrintedMany;
  subOrderIds: readonly string[];
}

/** Subjects of a part's document: the part itself while it has open pieces, or each of its consignments. */
async function subjectsOf(id: string, kind: PrintedMany, actor: Actor): Promise<string[]> {
  const part = await findSubOrder(orm(), id, scopeOf(actor));
  if (!part) throw notFound();
  if (kind === 'order_sheet') return wantedPieces(part) > 0 ? [id] : [];
  return (await parts.consignmentsOf(orm(), [id])).map((lorry) => lorry.id);
}

const NOTHING = {
  order_sheet: 'Nothing of the chosen orders is wanted any more.',
  packing_slip: 'None of the chosen orders was dispatched yet.',
} as const;

/**
 * Documents of many parts in one PDF, in the given order; each is issued as for a single part.
 * @throws 404 for a part the user cannot see; 409 when there is nothing to print.
 */
export async function printMany({ kind, subOrderIds }: Wish, actor: Actor): Promise<FileAnswer> {
  const wanted: { id: string; subjectId: string }[] = [];
  for (const id of new Set(subOrderIds))
    wanted.push(...(await subjectsOf(id, kind, actor)).map((subjectId) => ({ id, subjectId })));
  if (wanted.length === 0) throw refused(NOTHING[kind]);
  const documents: MarkedDocument[] = [];
  for (const { id, subjectId } of wanted) {
    const made = await findDocument(orm(), (await issueDocument(id, { kind, subjectId }, actor)).id);
    if (made) documents.push({ document: made.content, mark: made.number });
    await letOthers();
  }
  const title = `${DOCUMENT_WORDS[kind]}s`;
  const { drawDocumentsPdf } = await drawing.documents();
  const bytes = await drawDocumentsPdf({ documents, title, createdAt: clock.now() });
  return {
    name: `${title}.pdf`,
    type: 'application/pdf',
    bytes: bytes.length,
    tag: null,
    read: () => Readable.from([bytes]),
  };
}
