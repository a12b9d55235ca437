import { authApi, type ApiInfo } from '@/lib/contracts/auth';
import { meApi } from '@/lib/contracts/me';
import { ADMIN, postJson, signIn, withServer } from './bench-server';
import { onPostgres } from './bench-postgres';
import type { Figure, Section } from './figures';
import { median, timed } from './statistics';

const AT_ONCE = 100;
const ROUNDS = 20;

const together = <Result>(ask: () => Promise<Result>) => Promise.all(Array.from({ length: AT_ONCE }, ask));

const askMe = (origin: string, { accessToken }: ApiInfo) =>
  fetch(origin + meApi.get.path, { headers: { Authorization: `JWT ${accessToken}` } });

async function refresh(origin: string, { refreshToken }: ApiInfo): Promise<ApiInfo | null> {
  const response = await postJson(origin, authApi.refresh.path, { refreshToken: `JWT ${refreshToken}` });
  const { data } = (await response.json()) as { data?: ApiInfo };
  return response.ok && data ? data : null;
}

/** Number of refreshes of the session; its tokens are `session.count.proof`. */
const countOf = ({ refreshToken }: ApiInfo) => Number(refreshToken.split('.')[1]);

interface Round {
  winners: number;
  refused: number;
  successors: number;
  ms: number;
  plainMs: number;
}

async function race(origin: string, before: ApiInfo): Promise<{ round: Round; after: ApiInfo }> {
  const plain = await timed(() => together(async () => (await askMe(origin, before)).text()));
  const { ms, result } = await timed(() => together(() => refresh(origin, before)));
  const answers = result.filter((answer) => answer !== null);
  const after = answers[0];
  if (!after) throw new Error('Nobody could refresh.');
  const round = {
    winners: countOf(after) - countOf(before),
    refused: AT_ONCE - answers.length,
    successors: new Set(answers.map(({ refreshToken }) => refreshToken)).size,
    ms,
    plainMs: plain.ms,
  };
  return { round, after };
}

async function figuresOn(engine: string, origin: string): Promise<Figure[]> {
  const rounds: Round[] = [];
  let { apiInfo } = await signIn(origin, ADMIN);
  await together(() => askMe(origin, apiInfo));
  while (rounds.length < ROUNDS) {
    const { round, after } = await race(origin, apiInfo);
    rounds.push(round);
    apiInfo = after;
  }
  const { status } = await askMe(origin, apiInfo);
  const worst = (part: 'winners' | 'successors') => Math.max(...rounds.map((round) => round[part]));
  return [
    { name: `${engine}: rounds of ${AT_ONCE} at once`, value: rounds.length, goal: { is: ROUNDS } },
    { name: `${engine}: winners a round, at most`, value: worst('winners'), goal: { is: 1 } },
    { name: `${engine}: different successors a round, at most`, value: worst('successors'), goal: { is: 1 } },
    {
      name: `${engine}: logged out`,
      value: rounds.reduce((sum, { refused }) => sum + refused, 0) + (status === 200 ? 0 : 1),
      goal: { is: 0 },
    },
    {
      name: `${engine}: time, as many plain calls = 1`,
      value: median(rounds.map(({ ms, plainMs }) => ms / plainMs)),
      unit: '×',
    },
  ];
}

/** Many tabs that refresh with one token concurrently. */
export const measureRefreshRace = async (): Promise<Section> => ({
  title: 'Refreshing together',
  figures: [
    ...(await withServer({}, (origin) => figuresOn('embedded', origin))),
    ...(await onPostgres((databaseUrl) => withServer({ databaseUrl }, (origin) => figuresOn('PostgreSQL', origin)))),
  ],
});
