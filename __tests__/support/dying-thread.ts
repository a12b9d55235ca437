import { parentPort } from 'node:worker_threads';

// A thread that is asked to die does, in the middle of its work.
parentPort?.on('message', (messages: Uint8Array | null) => {
  if (messages && Buffer.from(messages).includes('die now')) process.exit(3);
});
