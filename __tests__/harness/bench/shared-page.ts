import { arrangeMembers } from '@/lib/server/areas/collections/curate-service';
import { createLink } from '@/lib/server/areas/collections/link-service';
import { createCollection } from '@/lib/server/areas/collections/service';
import { finalizeCollection } from '@/lib/server/areas/collections/transition-service';
import type { Actor } from '@/lib/server/auth/actor';
import { database } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { addCatalogs, addPictures, seenCatalogs } from './bench-catalogs';
import { addSellers } from './bench-sellers';
import { withFiles, withProcess } from './bench-server';
import type { Section } from './figures';
import { auditPage, figuresOf } from './lighthouse-scores';
import { withFolder } from './processes';

const SHARED = 40;
/** Maximum kilobytes of a page without its photos, and its Lighthouse goals on a slow phone. */
const MOST_KB = 40;
const GOALS = { performance: 100, accessibility: 100, 'best-practices': 100 };

const WORDS = { nameEn: 'Diwali', nameHi: 'दिवाली', descriptionEn: '', descriptionHi: '', segment: null };

/** A finalized collection with photos, and its shared address. */
async function shareOne(actor: Actor): Promise<string> {
  await loadTaxonomy();
  await addSellers(200, 0);
  await addCatalogs(database(), 2000);
  const ids = await seenCatalogs(database(), SHARED);
  await addPictures(database(), ids, 1, actor);
  const { id } = await createCollection(WORDS, actor);
  const { collection } = await arrangeMembers(id, { base: [], order: ids }, actor);
  await finalizeCollection(id, collection, actor);
  const shown = { language: 'en', rate: 'shown', markupPercent: 0, showsSeller: false } as const;
  return (await createLink(id, { days: 3, options: { ...shown, phoneNumber: '+919825099998' } }, actor)).address;
}

/** The page of a collection for buyers, as loaded by an old phone. */
export const measureSharedPage = (): Promise<Section> =>
  withFolder(async (folder) => {
    const address = await withFiles({ folder }, shareOne);
    return withProcess({ folder }, async (origin) => {
      const html = await (await fetch(origin + address)).text();
      const scripts = [...html.matchAll(/<script/g)].length;
      const results = await auditPage(origin + address, [], []);
      return {
        title: `The page for buyers of ${SHARED} catalogs`,
        figures: [
          { name: 'without its photos', value: Buffer.byteLength(html) / 1000, unit: 'kB', goal: { atMost: MOST_KB } },
          { name: 'scripts in it', value: scripts, goal: { is: 0 } },
          ...figuresOf('phone', results, GOALS),
        ],
      };
    });
  });
