import { HOME_PATH } from '@/config/menu';
import { meApi } from '@/lib/contracts/me';
import { systemApi } from '@/lib/contracts/system';
import { DEMO_USERS } from '@/lib/server/seed/demo-users';
import { signIn, withCommand } from './bench-server';
import type { Figure, Section } from './figures';
import { withFolder } from './processes';
import { quantile, shuffled, timed } from './statistics';

const CALLS = 300;
const WARM_UP = 30;

async function figuresOfCalls(origin: string): Promise<Figure[]> {
  const [person] = DEMO_USERS;
  if (!person) throw new Error('There is nobody to sign in.');
  const { apiInfo } = await signIn(origin, person);
  const headers = { Authorization: `JWT ${apiInfo.accessToken}` };
  const paths = [systemApi.health.path, meApi.get.path, HOME_PATH];
  const times = new Map<string, number[]>(paths.map((path) => [path, []]));
  for (let call = 0; call < WARM_UP + CALLS; call += 1) {
    for (const path of shuffled(paths)) {
      const { ms } = await timed(async () => (await fetch(origin + path, { headers })).text());
      if (call >= WARM_UP) times.get(path)?.push(ms);
    }
  }
  const [health = [], ...others] = [...times.values()];
  return [0.5, 0.95].flatMap((share) =>
    others.map((values, index) => ({
      name: `GET ${paths[index + 1]}, p${share * 100}, ${systemApi.health.path} = 1`,
      value: quantile(values, share) / quantile(health, share),
      unit: '×',
    })),
  );
}

/** How soon the demo is there again when nothing changed, and how soon it answers then. */
export const measureStart = (): Promise<Section> =>
  withFolder(async (folder) => {
    await withCommand('demo', { folder }, async () => undefined);
    const asked = performance.now();
    const figures = await withCommand('demo', { folder }, async (origin) => {
      await (await fetch(origin + systemApi.health.path)).text();
      const seconds = (performance.now() - asked) / 1000;
      return [
        { name: 'second start of the demo', value: seconds, unit: 's', goal: { atMost: 10 } },
        ...(await figuresOfCalls(origin)),
      ];
    });
    return { title: 'Start and answers', figures };
  });
