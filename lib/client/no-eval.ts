import * as z from 'zod/mini';

// Zod compiles its parsers where it may. The content security policy refuses that, and counts each try as a violation.
z.config({ jitless: true });
