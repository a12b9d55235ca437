/** What became of a wish for a value that the taxonomy lacked. */
export const VALUE_REQUEST_STATES = ['open', 'accepted', 'refused'] as const;
export type ValueRequestState = (typeof VALUE_REQUEST_STATES)[number];
