import { serveReader } from '../threads/serve-reader';
import { readTable } from './read-table';

/** The program of the thread that reads tables. */
serveReader(readTable);
