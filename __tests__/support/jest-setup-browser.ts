import { File as NodeFile } from 'node:buffer';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toast } from 'react-toastify';
import { mockServer } from './mock-endpoint';
import './light-styles';
import { expectQuietConsole } from './quiet-console';
import { signedOut } from './session';

expectQuietConsole();

// Matches this environment's FormData and Blob: FormData accepts no other File.
Object.assign(globalThis, { File: NodeFile });

// A test is slow on a busy machine.
jest.setTimeout(120_000);
configure({ asyncUtilTimeout: 15_000 });

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
beforeEach(signedOut);
afterEach(() => {
  mockServer.resetHandlers();
  // Toasts that were never shown would wait for the next test's toast container.
  toast.dismiss();
});
afterAll(() => mockServer.close());
