import { serveReader } from '../threads/serve-reader';
import { readTable } from './read-table';

/** Program of the thread that reads tables. */
serveReader(readTable);
