import type { Role } from '@/config/roles';
import { cycleClosingApi, type Closing } from '@/lib/contracts/cycles/cycle-closing';
import { cyclesApi } from '@/lib/contracts/cycles/cycles';
import { CARRY_ALL } from '@/lib/domain/cycles/closing';
import { dayAfter } from '@/lib/domain/cycles/cycle-days';
import { NO_TARGETS } from '@/lib/domain/cycles/stages';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import type { serveApi } from './api';
import { makeSession, makeUser } from './factories';
import { makeMarket } from './seller-factories';
import { workOff } from './work-off';

export const signIn = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });
export type Session = Awaited<ReturnType<typeof signIn>>;

type Reply = Awaited<ReturnType<ReturnType<typeof serveApi>['call']>>;

interface Version {
  id: string;
  version: number;
}

/** Cycle calls; by default a cycle lasts from two days ago to a week ahead. */
export function cycleCalls(api: ReturnType<typeof serveApi>) {
  type NewCycle = Parameters<typeof api.call<typeof cyclesApi.create>>[1]['body'];
  const plan = async (as: Session, body: Partial<NewCycle> = {}) => {
    const today = indianDayOf(new Date());
    const usual = {
      name: 'Diwali',
      firstDay: dayAfter(today, -2),
      lastDay: dayAfter(today, 7),
      targets: { ...NO_TARGETS, came_in: 10, live: 6, value: 100_000 },
      responsibleId: as.user.id,
    };
    const marketIds = body.marketIds ?? [(await makeMarket()).id];
    return api.call(cyclesApi.create, { body: { ...usual, ...body, marketIds } }, { as });
  };
  const step = (as: Session, { id, version }: Version, to: 'active' | 'closing' | 'closed') =>
    api.call(cyclesApi.step, { params: { id }, body: { to, version } }, { as });
  /** Runs the job that a call started. Returns the job's result and the cycle afterwards. */
  const worked = async (as: Session, id: string, reply: Reply) => {
    await workOff();
    const job = (await api.call(cycleClosingApi.job, { params: { id } }, { as })).data;
    const { data } = await api.call(cyclesApi.get, { params: { id } }, { as });
    return { ...{ status: reply.status, data, job }, refusal: () => reply.failure };
  };
  return {
    plan,
    step,
    startIn: async (as: Session, marketId: string) => {
      const { data } = await plan(as, { marketIds: [marketId] });
      return (await step(as, data, 'active')).data;
    },
    get: async (as: Session, id: string) => (await api.call(cyclesApi.get, { params: { id } }, { as })).data,
    close: async (as: Session, { id, version }: Version, { rule, exceptions = [] }: Partial<Closing> = {}) => {
      const body = { rule: { ...CARRY_ALL, ...rule }, exceptions, version };
      return worked(as, id, await api.call(cycleClosingApi.close, { params: { id }, body }, { as }));
    },
    reopen: async (as: Session, { id, version }: Version) =>
      worked(as, id, await api.call(cycleClosingApi.reopen, { params: { id }, body: { version } }, { as })),
  };
}
