import type { Role } from '@/config/roles';
import { ENDPOINTS } from '@/lib/contracts/base/registry';
import type { SavedView, SavedViewForm } from '@/lib/contracts/saved-views';
import { recordAudit } from '../../db/record-audit';
import type { Actor } from '../../auth/actor';
import { authorize } from '../../auth/authorize';
import { clock } from '../../clock';
import { orm, transaction, type Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { tellingTaken } from '../../db/constraint-violation';
import { badInput, changedMeanwhile, forbidden, notFound } from '../../errors';
import * as repository from './repository';

const taken = {
  saved_views_name: () => badInput([{ path: ['name'], message: 'You have a view of this name already.' }]),
};

const toView = ({ view, owner }: repository.OwnedView, { userId }: Actor): SavedView => ({
  id: view.id,
  list: view.list,
  name: view.name,
  search: view.search,
  layout: view.layout as SavedView['layout'],
  shared: view.shared,
  defaultFor: view.defaultFor,
  owner,
  isMine: view.ownerId === userId,
  version: view.version,
});

const audited = ({ name, search, shared, defaultFor }: SavedView) => ({ name, search, shared, defaultFor });

/** Views have the access rule of their list. @throws 400 for an unknown list, 403 when the user may not read it. */
function authorizeList(list: string, actor: Actor): void {
  const endpoint = ENDPOINTS.find(({ id }) => id === list);
  if (!endpoint) throw badInput([{ path: ['list'], message: 'There is no such list.' }]);
  authorize(endpoint, actor);
}

export async function listViews(list: string, actor: Actor): Promise<SavedView[]> {
  authorizeList(list, actor);
  return (await repository.listFor(orm(), list, actor.userId)).map((row) => toView(row, actor));
}

/** A role's view is visible to all. @throws 403 for a role's view unless the user is an admin. */
function settled<Form extends Partial<SavedViewForm>>(form: Form, actor: Actor, before: string[] = []): Form {
  const roles = form.defaultFor ?? before;
  if (roles.length === 0 && before.length === 0) return form;
  if (!actor.roles.includes('admin')) throw forbidden();
  return roles.length > 0 ? { ...form, shared: true } : form;
}

/**
 * A list has one default view per role.
 * @throws 400 when another view is already the default for one of the roles.
 */
async function assertOnlyFirst(tx: Queryable, list: string, id: string, roles: Role[] | undefined): Promise<void> {
  if (!roles || roles.length === 0) return;
  await repository.lockFirstViews(tx, list);
  const other = await repository.findFirstOf(tx, { list, roles, exceptId: id });
  if (!other) return;
  const taken = roles.filter((role) => other.defaultFor.includes(role)).join(', ');
  const message = `“${other.name}” is the first view of ${taken} already. Remove it, or choose another role.`;
  throw badInput([{ path: ['defaultFor'], message }]);
}

/** @throws 404 when the user can see no such view, 403 when it is another user's. */
async function findChangeable(tx: Queryable, id: string, actor: Actor): Promise<SavedView> {
  const row = await repository.findById(tx, id);
  if (!row) throw notFound();
  const view = toView(row, actor);
  if (view.isMine || actor.roles.includes('admin')) return view;
  throw view.shared ? forbidden() : notFound();
}

/** Saves the state of a list as a view. @throws 400 when the user already has a view with this name. */
export const createView = (typed: SavedViewForm & { list: string }, actor: Actor): Promise<SavedView> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      authorizeList(typed.list, actor);
      const id = newId();
      const view = settled(typed, actor);
      await assertOnlyFirst(tx, typed.list, id, view.defaultFor);
      await repository.insert(tx, { ...view, id, ownerId: actor.userId, createdAt: clock.now() });
      const added = await findChangeable(tx, id, actor);
      const after = audited(added);
      await recordAudit(tx, { actorId: actor.userId, action: 'saved-views.added', subjectId: id, after });
      return added;
    }),
  );

/** @throws 409 when it was changed concurrently. */
export const updateView = (
  id: string,
  { version, ...typed }: Partial<SavedViewForm> & { version: number },
  actor: Actor,
): Promise<SavedView> =>
  tellingTaken(taken, () =>
    transaction(async (tx) => {
      const before = await findChangeable(tx, id, actor);
      const change = settled(typed, actor, before.defaultFor);
      await assertOnlyFirst(tx, before.list, id, change.defaultFor);
      const isSaved = await repository.update(tx, id, version, change);
      const after = await findChangeable(tx, id, actor);
      if (!isSaved) throw changedMeanwhile(after);
      const states = { before: audited(before), after: audited(after) };
      await recordAudit(tx, { actorId: actor.userId, action: 'saved-views.changed', subjectId: id, ...states });
      return after;
    }),
  );

/** Removes a view. Idempotent. */
export const removeView = (id: string, actor: Actor): Promise<void> =>
  transaction(async (tx) => {
    if (!(await repository.findById(tx, id))) return;
    const before = audited(await findChangeable(tx, id, actor));
    await repository.remove(tx, id);
    await recordAudit(tx, { actorId: actor.userId, action: 'saved-views.removed', subjectId: id, before, after: {} });
  });
