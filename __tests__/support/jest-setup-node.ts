import { expectQuietConsole } from './quiet-console';
import './server-settings';

expectQuietConsole();
