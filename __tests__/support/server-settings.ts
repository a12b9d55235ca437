import { ENV_VARIABLES } from '@/lib/server/env';

/** The server's settings in tests are its defaults, whatever the machine's own are; and it keeps quiet. */
for (const name of ENV_VARIABLES) delete process.env[name];
process.env.LOG_LEVEL = 'silent';
