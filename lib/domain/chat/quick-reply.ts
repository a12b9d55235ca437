/** What a quick reply can name, filled in when it is chosen. */
export const REPLY_VARIABLES = {
  name: 'Contact or business name',
  business: 'Business name',
  me: 'Your own name',
  today: 'Today’s date',
} as const;
export type ReplyVariable = keyof typeof REPLY_VARIABLES;

const PLACE = /\{(\w+)\}/g;

/** Names in a text that nothing fills in. */
export const unknownVariables = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))].filter((name) => !(name in REPLY_VARIABLES));

/** The text with what is known filled in; what is not stays to be seen. */
export const filledReply = (text: string, values: Partial<Record<ReplyVariable, string>>): string =>
  text.replace(PLACE, (place, name: string) => values[name as ReplyVariable] || place);
