/**
 * Sends bodies of a megabyte to an address and prints one word per response. A separate process: only then is the
 * sender still writing when the server decides.
 */
const [, , address, times] = process.argv;
const body = Buffer.alloc(1024 * 1024, 'x');
const headers = { 'Content-Type': 'application/json' };

const outcomes = [];
for (let turn = 0; turn < Number(times); turn += 1) {
  const sent = turn % 2 === 0 ? body : new Blob([body]).stream();
  const response = fetch(address, { method: 'POST', headers, body: sent, duplex: 'half' });
  outcomes.push(
    await response.then(
      (answer) => answer.json().then(({ code, error }) => code ?? error.code),
      (error) => error.cause?.code ?? 'failed',
    ),
  );
}
process.stdout.write(JSON.stringify(outcomes));
