import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

export const ENGINE_EXTENSIONS = { pg_trgm };
