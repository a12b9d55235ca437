/**
 * A server outlives the program that reads its output. Without these listeners, a failed write is an uncaught error,
 * and printing that error is the next failed write, without end.
 */
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
