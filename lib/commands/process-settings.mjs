/**
 * Settings for starting the product's programs. By default, Linux's allocator gives each thread its own arena and keeps
 * the memory of ended threads, so every reader of a large file would leave some behind.
 */
export const PROCESS_SETTINGS = { MALLOC_ARENA_MAX: '2' };

/**
 * Gives new objects the same space as Node.js 20: version 22 and later take four times as much and do not return it.
 */
export const PROCESS_FLAGS = ['--max-semi-space-size=16'];
