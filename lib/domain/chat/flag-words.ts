/** How many words can flag a conversation, and how long one is. Apart from the rule, which no browser needs. */
export const FLAG_WORDS = { most: 200, longest: 60 } as const;
