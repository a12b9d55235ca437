import { File as NodeFile } from 'node:buffer';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { mockServer } from './mock-endpoint';
import './light-styles';
import { expectQuietConsole } from './quiet-console';
import { signedOut } from './session';

expectQuietConsole();

// Of one family with the form and the blob of this environment: a form takes no other.
Object.assign(globalThis, { File: NodeFile });

// A story takes its time on a busy machine.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(signedOut);
afterEach(() => {
  mockServer.resetHandlers();
  // Toasts nobody showed would wait for the next test's place for them.
  toast.dismiss();
});
afterAll(() => mockServer.close());
