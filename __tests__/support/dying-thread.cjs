const { parentPort } = process.getBuiltinModule('node:worker_threads');

// A thread that is asked to die does, in the middle of its work.
parentPort?.on('message', (messages) => {
  if (messages && Buffer.from(messages).includes('die now')) process.exit(3);
});
