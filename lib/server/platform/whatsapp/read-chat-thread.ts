import { serveReader } from '../threads/serve-reader';
import { readChat } from './read-chat';

serveReader(readChat);
