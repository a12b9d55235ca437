/** Recipient fields a variable can use. */
export const FILL_FIELDS = ['businessName', 'contactName', 'city'] as const;
export type FillField = (typeof FILL_FIELDS)[number];
export const FILL_FIELD_LABELS: Record<FillField, string> = {
  businessName: 'Business name',
  contactName: 'Contact name',
  city: 'City',
};

/** Source of a variable: a recipient field with a fallback for when it is empty, or a fixed text. */
export interface Fill {
  field: FillField | null;
  text: string;
}

export type Fills = Readonly<Record<string, Fill>>;
export type FillFacts = Partial<Record<FillField, string | null>>;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Value of a variable for one recipient; empty when nothing fills it. WhatsApp rejects line breaks in it. */
export const fillOf = (fill: Fill | undefined, facts: FillFacts): string =>
  oneLine((fill?.field && facts[fill.field]) || fill?.text || '');

/** Values of all variables for one recipient, in order, and the empty ones. */
export function fillAll(names: readonly string[], fills: Fills, facts: FillFacts) {
  const params = names.map((name) => fillOf(fills[name], facts));
  return { params, missing: names.filter((_, place) => params[place] === '') };
}
