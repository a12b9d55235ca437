interface Frozen {
  catalogId: string;
  title: string;
  rate: number | null;
  photo: { id: string } | null;
}

interface Present {
  id: string;
  title: string;
  rate: number | null;
  cover: { id: string } | null;
}

export interface OutdatedItem {
  title: string;
  changed: string[];
}

/** Catalogs of a frozen collection whose photo, rate or name has changed since. */
export function outdatedItems(items: readonly Frozen[], members: readonly Present[]): OutdatedItem[] {
  const now = new Map(members.map((member) => [member.id, member]));
  return items.flatMap(({ catalogId, title, rate, photo }) => {
    const member = now.get(catalogId);
    if (!member) return [];
    const changed = [
      member.cover?.id !== photo?.id && 'photo',
      member.rate !== rate && 'rate',
      member.title !== title && 'name',
    ].filter((what) => what !== false);
    return changed.length > 0 ? [{ title, changed }] : [];
  });
}

/** Most items named; the others are counted. */
const NAMED = 3;

/** The same as a sentence; null when nothing changed. */
export function outdatedText(outdated: readonly OutdatedItem[]): string | null {
  if (outdated.length === 0) return null;
  const named = outdated.slice(0, NAMED).map(({ title, changed }) => `${title || 'A catalog'} (${changed.join(', ')})`);
  const others = outdated.length - named.length;
  const list = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  return `Changed since it was frozen: ${list}. A new revision shows them as they are now.`;
}
