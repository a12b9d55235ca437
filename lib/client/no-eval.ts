import * as z from 'zod/mini';

// Zod compiles its parsers where possible. The content security policy forbids that and reports each attempt as a
// violation.
z.config({ jitless: true });
