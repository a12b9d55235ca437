/** A search holds so many characters, in the field and in the call. */
export const SEARCH_LENGTH = 100;
