import { expectQuietConsole } from './quiet-console';
import './bundled-threads';
import './server-settings';

// A busy machine is slow, not wrong.
jest.setTimeout(120_000);

expectQuietConsole();
