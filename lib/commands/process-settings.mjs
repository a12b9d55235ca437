/** Settings for starting the product's programs. */
export const PROCESS_SETTINGS = {
  // By default, Linux's allocator gives each thread its own arena and keeps the memory of ended threads, so every reader
  // of a large file would leave some behind.
  MALLOC_ARENA_MAX: '2',
  // Where Node.js 22 and later keep compiled code for the next start; every program starts in the root.
  NODE_COMPILE_CACHE: '.next/cache/compiled',
};

/**
 * Gives new objects the same space as Node.js 20: version 22 and later take four times as much and do not return it.
 */
export const PROCESS_FLAGS = ['--max-semi-space-size=16'];
