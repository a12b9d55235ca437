import type { Role } from '@/config/roles';

/** Who changes product types, attributes and their values. */
export const TAXONOMY_KEEPERS: readonly Role[] = ['admin'];
