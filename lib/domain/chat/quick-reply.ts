/** Variables of a quick reply, filled in when it is chosen. */
export const REPLY_VARIABLES = {
  name: 'Contact or business name',
  business: 'Business name',
  me: 'Your own name',
  today: 'Today’s date',
} as const;
export type ReplyVariable = keyof typeof REPLY_VARIABLES;

const PLACE = /\{(\w+)\}/g;

/** Variables in a text that are unknown. */
export const unknownVariables = (text: string): string[] =>
  [...new Set([...text.matchAll(PLACE)].map(([, name = '']) => name))].filter((name) => !(name in REPLY_VARIABLES));

/** Fills in the known variables of a text; unknown ones stay visible. */
export const filledReply = (text: string, values: Partial<Record<ReplyVariable, string>>): string =>
  text.replace(PLACE, (place, name: string) => values[name as ReplyVariable] || place);
