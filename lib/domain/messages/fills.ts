/** What of a recipient a variable can say. */
export const FILL_FIELDS = ['businessName', 'contactName', 'city'] as const;
export type FillField = (typeof FILL_FIELDS)[number];
export const FILL_FIELD_LABELS: Record<FillField, string> = {
  businessName: 'Business name',
  contactName: 'Contact name',
  city: 'City',
};

/** Where a variable gets its words: from the recipient, with other words where that is empty, or the same for all. */
export interface Fill {
  field: FillField | null;
  text: string;
}

export type Fills = Readonly<Record<string, Fill>>;
export type FillFacts = Partial<Record<FillField, string | null>>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** What a variable says to one recipient; empty when nothing fills it. WhatsApp takes no line breaks in it. */
export const fillOf = (fill: Fill | undefined, facts: FillFacts): string =>
  oneLine((fill?.field && facts[fill.field]) || fill?.text || '');

/** What every variable says to one recipient, in order, and which say nothing. */
export function fillAll(names: readonly string[], fills: Fills, facts: FillFacts) {
  const params = names.map((name) => fillOf(fills[name], facts));
  return { params, missing: names.filter((_, place) => params[place] === '') };
}
