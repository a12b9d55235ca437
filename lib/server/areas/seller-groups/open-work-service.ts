import { recordAudits } from '../../db/record-audit';
import type { OpenWork } from '../../platform/open-work';
import { tellOfGroups } from './given-groups';
import * as repository from './repository';
import { GROUP_OWNERS } from './service';

/** The WhatsApp groups of an owner. A group always has an owner. */
export const GROUP_WORK: OpenWork = {
  takers: GROUP_OWNERS,
  count: repository.countOwned,
  examples: repository.someOwned,
  handOver: async (tx, { fromId, toId, actor }) => {
    const changed = await repository.changeOwner(tx, fromId, toId);
    const states = { before: { ownerId: fromId }, after: { ownerId: toId } };
    await recordAudits(
      tx,
      changed.map((subjectId) => ({
        actorId: actor.userId,
        action: 'seller-groups.changed',
        subjectId,
        ...states,
      })),
    );
    await tellOfGroups(tx, toId, changed.length, actor);
  },
};
