import { threads } from '@/lib/server/thread-program';
import { programFolder } from './program-folder';

/** Threads of tests start from bundles, as in production. */
threads.bundles = programFolder();
