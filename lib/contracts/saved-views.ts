import * as z from 'zod/mini';
import { ROLE_NAMES } from '@/config/roles';
import { idParams, idSchema, nothing } from './base/answers';
import { endpoint } from './base/endpoint';
import { requiredLine, version } from './base/form-fields';
import { personSchema } from './users/staff';

const list = z.string().check(z.regex(/^[a-zA-Z]{1,40}\.[a-zA-Z]{1,40}$/));
const columns = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100));

const layoutSchema = z.strictObject({
  hidden: columns,
  order: columns,
  widths: z.record(z.string().check(z.maxLength(60)), z.number().check(z.minimum(0), z.maximum(2000))),
});

export const savedViewSchema = z.object({
  id: idSchema,
  list: z.string(),
  name: z.string(),
  search: z.string(),
  layout: layoutSchema,
  shared: z.boolean(),
  defaultFor: z.array(z.enum(ROLE_NAMES)),
  owner: personSchema,
  isMine: z.boolean(),
  version,
});

export type SavedView = z.infer<typeof savedViewSchema>;

const form = z.strictObject({
  name: requiredLine('Type a name for the view.', 60),
  search: z.string().check(z.maxLength(2000)),
  layout: layoutSchema,
  shared: z.boolean(),
  /** Only an admin sets the default view of a role; the view is then shared. */
  defaultFor: z.array(z.enum(ROLE_NAMES)).check(z.maxLength(ROLE_NAMES.length)),
});

export type SavedViewForm = z.output<typeof form>;

export const savedViewsApi = {
  list: endpoint({
    id: 'savedViews.list',
    summary: 'The views of a list: those of the person, and those shared by others.',
    method: 'GET',
    path: '/api/saved-views',
    access: 'signed-in',
    query: z.strictObject({ list }),
    answer: z.array(savedViewSchema),
  }),
  create: endpoint({
    id: 'savedViews.create',
    summary: 'Keeps a list as it is now: filters, order and columns.',
    method: 'POST',
    path: '/api/saved-views',
    access: 'signed-in',
    body: z.strictObject({ ...form.shape, list }),
    answer: savedViewSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'savedViews.update',
    summary: 'Changes the caller’s own view; an admin changes any.',
    method: 'PATCH',
    path: '/api/saved-views/[id]',
    access: 'signed-in',
    params: idParams,
    body: z.extend(z.partial(form), { version }),
    answer: savedViewSchema,
  }),
  remove: endpoint({
    id: 'savedViews.remove',
    summary: 'Removes the caller’s own view; an admin removes any. Doing it again answers the same.',
    method: 'DELETE',
    path: '/api/saved-views/[id]',
    access: 'signed-in',
    params: idParams,
    answer: nothing,
  }),
};
