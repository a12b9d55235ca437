import type { CaptionLesson } from '@/lib/contracts/caption-lessons';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { contradicted, lessonsIn } from '@/lib/domain/captions/lessons';
import { readCaption } from '@/lib/domain/captions/read-caption';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { notFound } from '../../errors';
import { findVisible } from '../sellers/service';
import { getTaxonomy } from '../taxonomy/service';
import * as repository from './repository';

/** @throws 404 when there is no such seller, or it is in another's portfolio. */
export async function lessonsOf(sellerId: string, actor: Actor): Promise<CaptionLesson[]> {
  await findVisible(orm(), sellerId, actor);
  const found = await repository.listOf(orm(), sellerId);
  return found.map(({ lastAt, ...lesson }) => ({ ...lesson, lastAt: lastAt.toISOString() }));
}

/** Learns from the saved values of a catalog and its caption, within the caller's transaction. */
export async function learnFrom(tx: Queryable, catalog: CatalogDetail): Promise<void> {
  const { caption, rate, tags, seller } = catalog;
  if (caption.trim() === '') return;
  const { attributes } = await getTaxonomy(tx);
  const fabrics = attributes
    .filter(({ nameEn }) => /^fabric\b/i.test(nameEn))
    .flatMap(({ values }) => values)
    .filter(({ id }) => tags.some(({ valueId }) => valueId === id))
    .map(({ nameEn }) => nameEn);
  const saved = { rate, fabrics };
  const wrong = contradicted(caption, await repository.listOf(tx, seller.id), saved);
  await repository.weaken(
    tx,
    wrong.map(({ id }) => id),
  );
  for (const lesson of lessonsIn(caption, readCaption(caption), saved)) {
    if (lesson.field === 'rate') await repository.dropOtherRates(tx, seller.id, lesson.said);
    await repository.keep(tx, { ...lesson, id: newId(), sellerId: seller.id, at: clock.now() });
  }
}

/** Deletes a lesson. @throws 404 when there is none, or its seller is in another's portfolio. */
export const removeLesson = (id: string, actor: Actor): Promise<Record<string, never>> =>
  transaction(async (tx) => {
    const lesson = await repository.lockById(tx, id);
    if (!lesson) throw notFound();
    await findVisible(tx, lesson.sellerId, actor);
    await repository.remove(tx, id);
    const { field, said, value } = lesson;
    await recordAudit(tx, {
      actorId: actor.userId,
      action: 'sellers.lesson-removed',
      subjectId: lesson.sellerId,
      details: { field, said, value },
    });
    return {};
  });
