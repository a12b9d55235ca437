/** The amount of work in the killed jobs. */
export const SIZES = { posts: 24, photosOfAPost: 2, catalogs: 12, sellers: 60 } as const;
