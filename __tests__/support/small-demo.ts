import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import { type DemoSize, seedDemoOf } from '@/lib/server/seed/seed-demo';

const SMALL: DemoSize = { catalogs: 40, hasPhotosForSale: false, perUpload: 1 };

/** The demo data with few photos: drawing them takes most of the time. */
export async function seedSmallDemo(): Promise<void> {
  await loadTaxonomy();
  await seedDemoOf(SMALL);
}
