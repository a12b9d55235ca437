import { loadEnvConfig } from '@next/env';
import { readEnv } from '../server/env';
import { tellAndExit } from './tell-and-exit';

// `.env` files are read the way the build does, before any setting is used; all errors are reported together.
loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development', { info: () => {}, error: console.error });
try {
  readEnv();
} catch (error) {
  tellAndExit(error);
}
