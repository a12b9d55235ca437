/** Most flag words, and the longest allowed. Kept apart from the rule, which browsers do not need. */
export const FLAG_WORDS = { most: 200, longest: 60 } as const;
