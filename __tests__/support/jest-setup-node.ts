import { expectQuietConsole } from './quiet-console';

expectQuietConsole();
