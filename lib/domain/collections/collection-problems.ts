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
  /** The catalog it concerns; null when it concerns the collection. */
  catalogId: string | null;
  /** As a sentence. */
  sentence: string;
}

/** Problems of one catalog in a collection, as sentences. */
export const memberProblems = ({ rate, hiddenBecause, hasCover }: Omit<Member, 'id'>): string[] => [
  ...hiddenBecause,
  ...(rate === null ? ['It has no rate.'] : []),
  ...(hasCover ? [] : ['It has no photo.']),
];

/** Problems that block finalizing a collection, general ones first; empty when it is ready. */
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
