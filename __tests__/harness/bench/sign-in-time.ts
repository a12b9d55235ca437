import { authApi } from '@/lib/contracts/auth';
import type { Database } from '@/lib/server/db/database';
import { ADMIN, postJson, withServer } from './bench-server';
import type { Figure, Section } from './figures';
import { median, separability, shuffled, timed } from './statistics';

/** Measured in batches: more only while the result could still be chance. */
const BATCH = 120;
const BATCHES = 3;
const WARM_UP = 10;

/** 0.5 means no difference; by chance alone a batch deviates about 0.04 from it. */
const GOAL = { between: [0.45, 0.55] } as const;

const KINDS = ['known', 'unknown', 'disabled'] as const;
type Kind = (typeof KINDS)[number];

/** Unassignable phone numbers, as many of each kind as needed, so that no per-number limit applies. */
const phoneNumber = (kind: Kind, index: number) => `+91100${KINDS.indexOf(kind) + 1}${String(index).padStart(6, '0')}`;

/** Copies of one person, because hashing a password for each would take minutes. */
async function addPeople({ pool }: Database): Promise<void> {
  for (const kind of ['known', 'disabled'] as const)
    await pool.query(
      `insert into users (id, name, phone_number, password_hash, roles, disabled_at, created_at)
       select gen_random_uuid(), name, number, password_hash, roles, case when $3 then created_at end, created_at
       from users, unnest($1::text[]) as number where phone_number = $2`,
      [phoneNumbers(kind), ADMIN.phoneNumber, kind === 'disabled'],
    );
  await pool.query('analyze users');
}

const phoneNumbers = (kind: Kind) =>
  Array.from({ length: WARM_UP + BATCH * BATCHES }, (_, index) => phoneNumber(kind, index));

interface Answer {
  ms: number;
  /** Everything in the response that could distinguish one kind from another. */
  looks: string;
}

type Ask = (phone: string, address: string) => Promise<Response>;

async function askOnce(ask: Ask, kind: Kind, index: number): Promise<Answer> {
  const phone = phoneNumber(kind, index);
  // Each call comes from a different address, because the per-address limits are not measured here.
  const address = `10.${KINDS.indexOf(kind)}.${Math.floor(index / 200)}.${(index % 200) + 1}`;
  const { ms, result } = await timed(async () => {
    const response = await ask(phone, address);
    return { status: response.status, headers: response.headers, body: await response.json() };
  });
  const headers = [...result.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  return { ms, looks: JSON.stringify([result.status, headers, { ...result.body, requestId: undefined }]) };
}

const isClear = (samples: Record<Kind, Answer[]>) =>
  KINDS.every((kind) => {
    const value = apart(samples, kind);
    return value >= GOAL.between[0] && value <= GOAL.between[1];
  });

const times = (answers: Answer[]) => answers.map(({ ms }) => ms);
const apart = (samples: Record<Kind, Answer[]>, kind: Kind) => separability(times(samples[kind]), times(samples.known));

async function measure(ask: Ask): Promise<Record<Kind, Answer[]>> {
  const samples: Record<Kind, Answer[]> = { known: [], unknown: [], disabled: [] };
  for (let index = 0; index < WARM_UP + BATCH * BATCHES; index += 1) {
    for (const kind of shuffled(KINDS)) {
      const answer = await askOnce(ask, kind, index);
      if (index >= WARM_UP) samples[kind].push(answer);
    }
    const taken = samples.known.length;
    if (taken > 0 && taken % BATCH === 0 && isClear(samples)) break;
  }
  return samples;
}

function figuresOf(name: string, samples: Record<Kind, Answer[]>): Figure[] {
  const looks = new Set(KINDS.flatMap((kind) => samples[kind].map((answer) => answer.looks)));
  const others = KINDS.filter((kind) => kind !== 'known');
  return [
    { name: `${name}: different answers (status, headers, body)`, value: looks.size, goal: { is: 1 } },
    ...others.flatMap((kind): Figure[] => [
      {
        name: `${name}: time for ${kind} phones, known = 1`,
        value: median(times(samples[kind])) / median(times(samples.known)),
        unit: '×',
      },
      { name: `${name}: ${kind} told from known by time`, value: apart(samples, kind), goal: GOAL },
    ]),
    { name: `${name}: calls of each kind`, value: samples.known.length },
  ];
}

/** Whether an observer of responses and timing can find out which phone numbers are known. */
export const measureSignInTime = (): Promise<Section> =>
  withServer({ prepare: addPeople }, async (origin) => {
    const login: Ask = (phone, address) =>
      postJson(
        origin,
        authApi.checkPassword.path,
        { phoneNumber: phone, password: 'wrong' },
        { 'X-Forwarded-For': address },
      );
    const forgot: Ask = (phone, address) =>
      postJson(origin, authApi.forgotPassword.path, { phoneNumber: phone }, { 'X-Forwarded-For': address });
    return {
      title: 'Known, unknown and disabled phones',
      note: 'Told apart: 0.5 is not at all, 0 or 1 is always (area under the ROC curve).',
      figures: [
        ...figuresOf('wrong password', await measure(login)),
        ...figuresOf('forgot password', await measure(forgot)),
      ],
    };
  });
