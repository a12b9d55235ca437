import type { ValueRequest } from '@/lib/contracts/value-requests';
import { VALUE_REQUEST_MACHINE } from '@/lib/domain/taxonomy/value-request-machine';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { transaction } from '../../db/database';
import { tellingTaken } from '../../db/constraint-violation';
import { changedMeanwhile, notFound, refused } from '../../errors';
import { removeTagFor } from '../catalogs/add-tag-service';
import { stepped } from '../../platform/steps/step-repository';
import { removeUnusedValue } from '../taxonomy/attribute-service';
import { tellAskers } from './decide-service';
import * as repository from './repository';
import { getRequest } from './service';

const REOPENED = 'value-requests.reopened';

const taken = { value_requests_open: () => refused('The same value was suggested again. Decide about that one.') };

/**
 * Undoes the acceptance of a suggestion: its catalog loses the value, a value created for it is removed unless in use,
 * and the suggestion is open again. Idempotent.
 * @throws 409 when it is no longer accepted, or its catalog requires the value.
 */
export const undoAccepted = (id: string, { version }: { version: number }, actor: Actor): Promise<ValueRequest> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      if (!(await repository.lockById(tx, id))) throw notFound();
      const request = await getRequest(tx, id);
      const { state, value, attribute, nameEn, catalog } = request;
      if (state === 'open' && request.version > version) return request;
      if (request.version !== version) throw changedMeanwhile(request);
      if (state !== 'accepted' || !value) throw refused('Only an accepted suggestion can be undone.');
      const given = await repository.lastAcceptance(tx, id);
      if (given.isTagged) await removeTagFor(tx, catalog.id, value.id, actor);
      const open = { state: stepped(VALUE_REQUEST_MACHINE, state, 'open', REOPENED), valueId: null };
      await repository.update(tx, id, { ...open, decidedById: null, decidedAt: null });
      if (given.isNew) await removeUnusedValue(tx, value.id, actor);
      await recordAudit(tx, {
        actorId: actor.userId,
        action: REOPENED,
        subjectId: id,
        before: { state, valueId: value.id },
        after: { state: 'open', valueId: null },
      });
      await tellAskers(tx, request, `${attribute.nameEn} ${nameEn} was accepted by mistake and waits again.`, actor);
      return getRequest(tx, id);
    }),
  );
