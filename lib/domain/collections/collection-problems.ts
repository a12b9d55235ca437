interface Member {
  id: string;
  rate: number | null;
  /** Why buyers do not see it, as sentences. */
  hiddenBecause: readonly string[];
  hasCover: boolean;
}

interface Checked {
  nameEn: string;
  nameHi: string;
  coverCatalogId: string | null;
  members: readonly Member[];
}

export interface CollectionProblem {
  /** The catalog it is about; null where it is about the collection. */
  catalogId: string | null;
  /** As a sentence. */
  sentence: string;
}

/** What is amiss with one catalog of a collection, as sentences. */
export const memberProblems = ({ rate, hiddenBecause, hasCover }: Omit<Member, 'id'>): string[] => [
  ...hiddenBecause,
  ...(rate === null ? ['It has no rate.'] : []),
  ...(hasCover ? [] : ['It has no photo.']),
];

/** What stands between a collection and being finalized, what is about all of it first; empty when nothing does. */
export function collectionProblems({ nameEn, nameHi, coverCatalogId, members }: Checked): CollectionProblem[] {
  const ofAll = [
    nameEn === '' && 'It has no English name.',
    nameHi === '' && 'It has no Hindi name.',
    members.length === 0 && 'It has no catalogs.',
    members.length > 0 && coverCatalogId === null && 'Choose the catalog whose photo is the cover.',
  ].filter((sentence) => sentence !== false);
  return [
    ...ofAll.map((sentence) => ({ catalogId: null, sentence })),
    ...members.flatMap(({ id, ...member }) => memberProblems(member).map((sentence) => ({ catalogId: id, sentence }))),
  ];
}
