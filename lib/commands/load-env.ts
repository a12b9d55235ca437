import { loadEnvConfig } from '@next/env';

/** Reads `.env` files the way the build does, before anything asks for a setting. */
loadEnvConfig(process.cwd(), process.env.NODE_ENV === 'development', { info: () => {}, error: console.error });
