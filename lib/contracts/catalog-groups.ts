import * as z from 'zod/mini';
import { GROUP_NAME_LENGTH } from '@/lib/domain/catalogs/group-name';
import { idParams, idSchema } from './base/answers';
import { catalogSchema, OWN_DRAFTS } from './catalogs/catalog-record';
import { endpoint } from './base/endpoint';
import { requiredLine, version } from './base/form-fields';

const grouping = { screens: ['catalog-group'] } as const;

/** Most catalogs in one group. */
export const GROUP_SIZE = 200;

const name = requiredLine('Name the group.', GROUP_NAME_LENGTH);

const upTo = (count: number) =>
  z.array(idSchema).check(
    z.maxLength(count, `Use at most ${count} catalogs.`),
    z.refine((ids) => new Set(ids).size === ids.length, 'A catalog is in the list twice.'),
  );
const catalogIds = upTo(GROUP_SIZE);
const someUpTo = (count: number) => upTo(count).check(z.minLength(1, 'Choose a catalog.'));
const someCatalogs = someUpTo(GROUP_SIZE);
/** Deleted catalogs, which do not count, move along with the others. */
const splitOff = someUpTo(5 * GROUP_SIZE);

/** A group with its catalogs, in order. */
export const catalogGroupSchema = z.object({
  id: idSchema,
  name: z.string(),
  version,
  members: z.array(catalogSchema),
});

export const mergedGroupSchema = z.extend(catalogGroupSchema, {
  /** Catalogs of the other group, deleted ones last: splitting them off reverts the merge. */
  joinedIds: z.array(idSchema),
});

export const groupProposalSchema = z.object({
  catalog: catalogSchema,
  /** 0–100. */
  score: z.int(),
  /** Why it may belong to this group, as sentences. */
  reasons: z.array(z.string()),
  /** Its current group, to be merged with; null when it has none. */
  group: z.nullable(z.object({ id: idSchema, name: z.string(), version })),
});

export const groupOfCatalogSchema = z.object({
  catalog: catalogSchema,
  group: z.nullable(catalogGroupSchema),
  /** Most likely first. */
  proposals: z.array(groupProposalSchema),
  /** Suggested name for a new group of this catalog. */
  proposedName: z.string(),
});

export type CatalogGroup = z.infer<typeof catalogGroupSchema>;
export type GroupProposal = z.infer<typeof groupProposalSchema>;
export type GroupOfCatalog = z.infer<typeof groupOfCatalogSchema>;

export const catalogGroupsApi = {
  ofCatalog: endpoint({
    id: 'catalogGroups.ofCatalog',
    summary: 'The group of a catalog, and which other catalogs of its seller may belong to it.',
    method: 'GET',
    path: '/api/catalogs/[id]/group',
    access: grouping,
    params: idParams,
    answer: groupOfCatalogSchema,
  }),
  create: endpoint({
    id: 'catalogGroups.create',
    summary: `Makes a group of catalogs of one seller that are in none, in this order. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/catalog-groups',
    access: grouping,
    body: z.strictObject({ name, catalogIds: someCatalogs }),
    answer: catalogGroupSchema,
    status: 201,
  }),
  rename: endpoint({
    id: 'catalogGroups.rename',
    summary: 'Gives a group another name.',
    method: 'PATCH',
    path: '/api/catalog-groups/[id]',
    access: grouping,
    params: idParams,
    body: z.strictObject({ name, version }),
    answer: catalogGroupSchema,
  }),
  arrange: endpoint({
    id: 'catalogGroups.arrange',
    summary: `Sets the catalogs of a group and their order. A group without catalogs is removed. ${OWN_DRAFTS}`,
    method: 'PUT',
    path: '/api/catalog-groups/[id]/members',
    access: grouping,
    params: idParams,
    body: z.strictObject({ catalogIds, version }),
    answer: z.nullable(catalogGroupSchema),
  }),
  split: endpoint({
    id: 'catalogGroups.split',
    summary: `Splits some catalogs of a group into a new one. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/catalog-groups/[id]/split',
    access: grouping,
    params: idParams,
    body: z.strictObject({ name, catalogIds: splitOff, version }),
    answer: z.object({ group: catalogGroupSchema, rest: catalogGroupSchema }),
  }),
  merge: endpoint({
    id: 'catalogGroups.merge',
    summary: `Appends the catalogs of another group to this one; the other group is removed. ${OWN_DRAFTS}`,
    method: 'POST',
    path: '/api/catalog-groups/[id]/merge',
    access: grouping,
    params: idParams,
    body: z.strictObject({ otherId: idSchema, version, otherVersion: version }),
    answer: mergedGroupSchema,
  }),
};
