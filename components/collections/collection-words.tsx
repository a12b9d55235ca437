import { catalogName } from '@/lib/domain/catalogs/catalog-name';
import type { HistoryWords } from '@/components/records/history-words';
import type { FieldWords } from '@/components/ui/field-words';
import type {
  Collection,
  CollectionDetail,
  collectionFormSchema,
  Member,
  MemberLikeness,
} from '@/lib/contracts/collections/collection-record';
import { COLLECTION_STATE_TEXTS, type CollectionStatus } from '@/lib/domain/collections/collection-status';
import { stateLabel } from '@/lib/domain/states';
import type { Segment } from '@/lib/domain/taxonomy/segments';
import { countText, numberText } from '@/lib/domain/text/count-text';
import { dayText } from '@/lib/domain/text/indian-day';
import type * as z from 'zod/mini';

export type CollectionForm = z.output<typeof collectionFormSchema>;

export const SEGMENT_LABELS: Readonly<Record<Segment, string>> = { saree: 'Saree', readymade: 'Readymade' };

const CATALOGS = { one: 'catalog', many: 'catalogs' } as const;
export const catalogsText = (value: number): string => countText({ value, isExact: true }, CATALOGS);

export const COLLECTION_WORDS: FieldWords<CollectionForm> = {
  nameEn: { label: 'Name in English', text: (name) => name },
  nameHi: { label: 'Name in Hindi', text: (name) => name },
  descriptionEn: { label: 'Description in English', text: (text) => text },
  descriptionHi: { label: 'Description in Hindi', text: (text) => text },
  segment: { label: 'Segment', text: (segment) => segment && SEGMENT_LABELS[segment] },
};

/** Field labels of a collection's history. */
export const COLLECTION_HISTORY_WORDS: HistoryWords = {
  ...COLLECTION_WORDS,
  status: { label: 'Status', text: (status: CollectionStatus) => stateLabel(COLLECTION_STATE_TEXTS, status) },
  statusReason: { label: 'Reason', text: (reason: string) => reason },
  coverCatalogId: { label: 'Cover', text: () => 'another catalog' },
  liveFrom: { label: 'Live from', text: dayText },
  liveUntil: { label: 'Live until', text: dayText },
  size: { label: 'Catalogs', text: numberText },
  pinnedIds: { label: 'Pinned', text: (ids: string[]) => catalogsText(ids.length) },
  excludedIds: { label: 'Excluded from rules', text: (ids: string[]) => catalogsText(ids.length) },
};

/** Labels of the actions on a collection. */
export const COLLECTION_ACTIONS = {
  'collections.added': 'Created the collection',
  'collections.changed': 'Changed the collection',
  'collections.arranged': 'Changed its catalogs',
  'collections.marked': 'Pinned or excluded catalogs',
  'collections.finalized': 'Finalized the collection',
  'collections.shared': 'Made a link for buyers',
  'collections.unshared': 'Ended a link for buyers',
};

/** Form values of a collection. */
export const collectionValues = ({
  nameEn,
  nameHi,
  descriptionEn,
  descriptionHi,
  segment,
}: Collection): CollectionForm => ({ nameEn, nameHi, descriptionEn, descriptionHi, segment });

/** "2 hidden, 1 without a rate"; empty when nothing is blocked. */
export const blockedText = ({ hidden, withoutRate }: Collection['blocked']): string =>
  [
    hidden > 0 && `${numberText(hidden)} hidden from buyers`,
    withoutRate > 0 && `${numberText(withoutRate)} without a rate`,
  ]
    .filter(Boolean)
    .join(', ');

/** "21 Nov 2026 – 30 Nov 2026". */
export const daysText = ({ liveFrom, liveUntil }: Pick<Collection, 'liveFrom' | 'liveUntil'>): string =>
  [liveFrom && dayText(liveFrom), liveUntil && `until ${dayText(liveUntil)}`].filter(Boolean).join(' ');

const LIKE = { duplicate: 'Likely the same as', colourway: 'Another colour of' } as const;

/** For each catalog of a collection, the others it resembles, as text. */
export function likeWords(
  likenesses: readonly MemberLikeness[],
  known: ReadonlyMap<string, Member>,
): ReadonlyMap<string, readonly string[]> {
  const words = new Map<string, string[]>();
  const add = (id: string, kind: MemberLikeness['kind'], otherId: string) => {
    const other = known.get(otherId);
    words.set(id, [...(words.get(id) ?? []), `${LIKE[kind]} ${other ? catalogName(other) : 'another catalog'}`]);
  };
  for (const {
    ids: [one, other],
    kind,
  } of likenesses) {
    add(one, kind, other);
    add(other, kind, one);
  }
  return words;
}

/** Name of a catalog in a collection. */
export const memberName = ({ members }: CollectionDetail, id: string): string => {
  const member = members.find((one) => one.id === id);
  return member ? catalogName(member) : 'A catalog';
};
