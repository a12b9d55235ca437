import { CATALOG_MACHINE } from '@/lib/domain/catalogs/catalog-machine';
import { catalogSearchText } from '@/lib/domain/catalogs/catalog-search';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { changedAction, findStep } from '@/lib/domain/machine';
import { fieldChanges } from '@/lib/domain/records/field-changes';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { HOUR, MINUTE } from '../clock';
import type { catalogs } from '../db/schema/catalogs';
import { newId } from '../db/schema/columns';
import type { auditEntries } from '../db/schema/system';
import { stepped } from '../platform/steps/step-repository';
import { goodsAt } from './goods-at';
import { Random } from './random';
import { seedId } from './seed-ids';
import { requiredTags, typeNamed } from './seed-tags';

/** Staff who uploaded catalogs, tagged them, reviewed them and managed them. */
export interface CatalogStaff {
  admin: string;
  uploaders: readonly string[];
  editors: readonly string[];
  reviewers: readonly string[];
}

type Audit = typeof auditEntries.$inferInsert;

/** Typical histories of past catalogs, repeated by frequency. */
const ALWAYS = ['tagged', 'in_review'] as const;
const WAYS: readonly (readonly [share: number, ...CatalogStatus[]])[] = [
  [0.8, ...ALWAYS, 'live'],
  [0.88, ...ALWAYS, 'live', 'paused'],
  [0.94, ...ALWAYS, 'live', 'paused', 'archived'],
  [1, ...ALWAYS, 'rejected'],
];

/** Minimum and maximum duration of a status. */
const STEP_TIME = [20 * MINUTE, 5 * HOUR] as const;

const REASONS: Partial<Record<CatalogStatus, string>> = {
  rejected: 'The photos are of another seller',
  paused: 'Sold out for now',
};

interface Seller {
  id: string;
  businessName: string;
}

interface Came {
  at: Date;
  seller: Seller;
  uploadId: string;
  uploaderId: string;
  staff: CatalogStaff;
  taxonomy: Taxonomy;
  /** No date is later than this. */
  now: Date;
}

const one = (people: readonly string[], nth: number): string => people[nth % people.length] ?? '';

const entryOf = (subjectId: string, at: Date, actorId: string, action: string, changes: Audit['changes']): Audit => ({
  ...{ id: newId(), at, actorId, action, subjectId, changes },
  entity: action.split('.')[0] ?? '',
  details: {},
});

/** The catalog with this index in its current state, with its full history. */
export function catalogAt(nth: number, { at, seller, uploadId, uploaderId, staff, taxonomy, now }: Came) {
  const random = new Random(31_000 + nth);
  const goods = goodsAt(nth);
  const type = typeNamed(goods.productType, taxonomy);
  const fate = random.next();
  const [, ...way] = WAYS.find(([share]) => fate < share) ?? [1, ...ALWAYS, 'live' as const];
  const [editor, reviewer] = [one(staff.editors, nth), one(staff.reviewers, nth + 1)];
  const id = seedId('catalogs', nth);
  const history = [entryOf(id, at, uploaderId, 'catalogs.added', fieldChanges({}, { status: 'draft' }))];
  let [status, since]: [CatalogStatus, Date] = ['draft', at];
  for (const to of way) {
    const until = since.getTime() + STEP_TIME[0] + random.below(STEP_TIME[1] - STEP_TIME[0]);
    const who = ALWAYS.some((step) => step === to)
      ? editor
      : to === 'live' || to === 'rejected'
        ? reviewer
        : staff.admin;
    const action = findStep(CATALOG_MACHINE, status, to)?.action ?? changedAction(CATALOG_MACHINE);
    since = new Date(Math.min(until, now.getTime()));
    history.push(entryOf(id, since, who, action, fieldChanges({ status }, { status: to })));
    status = stepped(CATALOG_MACHINE, status, to);
  }
  const { title, designNumber, caption, rate, isSet, pieces, sizes } = goods;
  const words = [type.nameEn, type.nameHi];
  const catalog: typeof catalogs.$inferInsert = {
    ...{ id, uploadId, sellerId: seller.id, productTypeId: type.id, status, statusChangedAt: since, createdAt: at },
    ...{ title, designNumber, caption, rate, isSet, pieces, sizes, description: '' },
    ...{ taggedById: editor, lastEditedById: editor, reviewedById: reviewer, statusReason: REASONS[status] ?? null },
    ...{ isAvailable: random.chance(0.95), isVisible: true, qcPassed: status === 'live', version: history.length },
    searchText: catalogSearchText({ title, designNumber, sellerName: seller.businessName, words, caption }),
  };
  return { catalog, history, tags: requiredTags(type, goods, taxonomy, random) };
}
