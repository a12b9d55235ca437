/** How much the jobs have to do that are killed. */
export const SIZES = { posts: 24, photosOfAPost: 2, catalogs: 12, sellers: 60 } as const;
