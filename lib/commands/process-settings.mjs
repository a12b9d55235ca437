/**
 * What programs of the product are started with. Left to itself, the allocator of Linux gives each thread a store of its
 * own and keeps what threads that ended had: readers of large files would each leave some behind.
 */
export const PROCESS_SETTINGS = { MALLOC_ARENA_MAX: '2' };

/** New objects get the room that Node.js 20 gives them: 22 and later take four times as much and do not give it back. */
export const PROCESS_FLAGS = ['--max-semi-space-size=16'];
