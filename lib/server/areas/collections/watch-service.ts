import { findScreenById } from '@/lib/domain/access/access';
import { fillPath } from '@/lib/contracts/base/endpoint';
import { clock, later, MINUTE } from '../../clock';
import { orm, transaction } from '../../db/database';
import { notify } from '../../platform/notifications/notification-service';
import * as repository from './watch-repository';

const pathOf = (collectionId: string) =>
  fillPath(findScreenById('admin-collection-view')?.path ?? '', { collectionId });

/** Catalogs named in a sentence; the rest are counted. */
const NAMED = 2;

function textOf(name: string, titles: readonly string[]): string {
  const named = titles.slice(0, NAMED).map((title) => title || 'a catalog');
  const others = titles.length - named.length;
  const list = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  return `Hidden from buyers in ${name}, which is live: ${list}.`;
}

/**
 * Notifies the creator of each live collection which catalogs buyers no longer see, once per catalog until it is
 * visible again. Returns how many people were notified.
 */
export async function watchLiveCollections(): Promise<number> {
  const ids = await repository.collectionsToTell(orm());
  for (const id of ids)
    await transaction(async (tx) => {
      const hidden = await repository.markHidden(tx, id, clock.now());
      const collection = await repository.curatorOf(tx, id);
      if (hidden.length === 0 || !collection) return;
      const text = textOf(collection.nameEn, hidden);
      await notify(tx, { userId: collection.curatorId, kind: 'hidden', text, path: pathOf(id), subjectId: id });
    });
  await repository.forgetSeen(orm());
  return ids.length;
}

let nextLook = new Date(0);

/** As `watchLiveCollections`, at most once a minute. */
export async function watchNowAndThen(): Promise<void> {
  if (clock.now() < nextLook) return;
  nextLook = later(MINUTE);
  await watchLiveCollections();
}
