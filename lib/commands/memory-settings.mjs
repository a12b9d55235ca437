/**
 * What programs of the product are started with. Left to itself, the allocator of Linux gives each thread a store of its
 * own and keeps what threads that ended had: readers of large files would each leave some behind.
 */
export const MEMORY_SETTINGS = { MALLOC_ARENA_MAX: '2' };
