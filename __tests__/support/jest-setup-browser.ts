import '@testing-library/jest-dom';
import { mockServer } from './mock-endpoint';
import { expectQuietConsole } from './quiet-console';
import { signedOut } from './session';

expectQuietConsole();

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(signedOut);
afterEach(() => mockServer.resetHandlers());
afterAll(() => mockServer.close());
