const { parentPort } = process.getBuiltinModule('node:worker_threads');

const isLast = (message) => message instanceof Uint8Array && Buffer.from(message).includes('die now');

// A thread that is asked to die does, in the middle of its work. Listening here would take messages from threads that do
// not listen yet, such as the one that compiles what is not compiled so far: whoever listens is listened to instead.
if (parentPort) {
  const on = parentPort.on.bind(parentPort);
  parentPort.on = (event, listener) =>
    on(event, (message) => {
      if (event === 'message' && isLast(message)) process.exit(3);
      listener(message);
    });
}
