/** Maximum length of a search, in the field and in the call. */
export const SEARCH_LENGTH = 100;
