import { SECOND } from '@/lib/server/clock';
import { Random } from '@/lib/server/seed/random';
import type { Refusal } from './call-api';
import { disturb, type Disturbance, fillDisk } from './disturb';
import { judgeMissing, judgeReopening, missingOf } from './judge-run';
import { judgeRefusal } from './judge-refusal';
import { KINDS } from './ledger';

/** The expected finding, and the judge's findings for it. */
type Shown = [what: string, findings: readonly string[]];

const refusal = (method: string, path: string, status: number, code: string, message: string): Refusal => ({
  method,
  path,
  status,
  code,
  message,
  requestId: null,
});

/** Responses that no writer may get: errors, leaks, and refusals of allowed calls. */
const ANSWERS: readonly Refusal[] = [
  refusal('GET', '/', 500, '', 'Something went wrong on our side. Try again; if it stays, tell an admin.'),
  refusal('GET', '/', 507, '', 'ENOSPC: no space left on device, write'),
  refusal('GET', '/', 503, '', 'Failed query: select "id" from "sellers" where "id" = $1.'),
  refusal('POST', '/api/catalogs', 400, 'bad_input', 'Some of what was sent is not right.'),
  refusal('POST', '/api/catalogs', 409, 'changed_meanwhile', 'Somebody else changed this.'),
  refusal('POST', '/api/imports', 403, 'forbidden', 'Your roles do not allow this.'),
  refusal('POST', '/api/imports/1/run', 409, 'refused', 'Check the rows first.'),
  refusal('POST', '/api/uploads/next', 401, 'unauthenticated', 'Please log in again.'),
  refusal('PATCH', '/api/catalogs/1', 404, 'not_found', 'This does not exist.'),
  refusal('PATCH', '/api/catalogs/1', 409, 'refused', 'This catalog was deleted.'),
  refusal('PATCH', '/api/sellers/1', 409, 'changed_meanwhile', 'Somebody else changed this.'),
  refusal('POST', '/api/catalog-groups', 409, 'refused', 'A group has one catalog at least.'),
];

const ALL = new Map(KINDS.map((kind) => [kind, 1]));

/** A run for each kind of write in which it was always refused, and a run in which late saves never were. */
const blindRuns: Shown[] = [
  ...KINDS.map((kind): Shown => {
    const rest = new Map([...ALL].filter(([one]) => one !== kind));
    return [kind, judgeMissing(missingOf(rest, 1))];
  }),
  ['saves that came too late', judgeMissing(missingOf(ALL, 0))],
];

/** Ninety-nine reopenings, this many of them slow. */
const reopenings = (slow: number, ms: number) =>
  Array.from({ length: 99 }, (_, place) => (place < slow ? ms : 2 * SECOND));

/** A server that answers on its IPC channel and does nothing else, so that no write happens. */
const still = (): Disturbance => ({
  servers: [{ ask: () => Promise.resolve(null as never), end: () => Promise.resolve(), isAlive: () => true }],
  isEmbedded: true,
  missing: () => ['imports'],
  patience: 20,
  random: new Random(1),
  restartPostgres: undefined,
  writes: () => 5,
  excuses: () => 0,
  end: () => {},
});

/** Shows the judges invalid input. Returns each judge's findings, with the expected one. */
export async function showJudges(): Promise<Shown[]> {
  const { findings: idle } = await disturb(still());
  const dead = still();
  for (const server of dead.servers) server.isAlive = () => false;
  return [
    ...ANSWERS.map((answer): Shown => [String(answer.status), [judgeRefusal(answer)].filter((one) => one !== null)]),
    ...blindRuns,
    ['opened again too late', judgeReopening(reopenings(3, 10.5 * SECOND))],
    ['nothing was opened again', judgeReopening([])],
    ['not acknowledged in all this time: imports', idle],
    ['nothing was written in the whole round', idle],
    ['the servers ended by themselves', (await disturb(dead)).findings],
    ['nothing was written once there was room', await fillDisk(still())],
  ];
}
