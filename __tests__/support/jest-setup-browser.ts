import '@testing-library/jest-dom';
import { toast } from 'react-toastify';
import { mockServer } from './mock-endpoint';
import { expectQuietConsole } from './quiet-console';
import { signedOut } from './session';

expectQuietConsole();

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(signedOut);
afterEach(() => {
  mockServer.resetHandlers();
  // Toasts nobody showed would wait for the next test's place for them.
  toast.dismiss();
});
afterAll(() => mockServer.close());
