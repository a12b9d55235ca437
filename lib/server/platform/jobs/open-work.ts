import { recordAudit } from '../../db/record-audit';
import { clock } from '../../clock';
import { cancel, countActive } from './job-repository';
import type { OpenWork } from '../open-work';
import { activeOf } from './active-job-repository';

/** Active jobs. A job runs with the permissions of the person who started it, so it cannot be handed over. */
export const JOB_WORK: OpenWork = {
  takers: [],
  count: countActive,
  examples: async (tx, userId, limit) => (await activeOf(tx, userId)).slice(0, limit),
  letGo: async (tx, { fromId, actor }) => {
    for (const { id } of await activeOf(tx, fromId)) {
      await cancel(tx, id, clock.now());
      await recordAudit(tx, { actorId: actor.userId, action: 'jobs.cancelled', subjectId: id });
    }
  },
};
