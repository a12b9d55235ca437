import * as z from 'zod/mini';
import { normalizeInviteLink } from '@/lib/domain/sellers/whatsapp-invite';
import { idParams, idSchema, instant } from './base/answers';
import { endpoint } from './base/endpoint';
import { requiredLine, typedPhone, version } from './base/form-fields';
import { anyOf, listQuery, pageOf, yesOrNo } from './base/list';
import { personSchema } from './users/staff';
import { historyEntrySchema, timelineQuery } from './base/timeline';

const access = { screens: ['seller-wa-groups'] } as const;

/** Range of days without activity that the filter for silent groups accepts. */
export const SILENT_DAYS = { min: 1, max: 3650 } as const;

export const sellerGroupSchema = z.object({
  id: idSchema,
  seller: z.object({ id: idSchema, businessName: z.string() }),
  name: z.string(),
  inviteLink: z.string(),
  memberCount: z.int(),
  /** Our own number that is in the group. */
  ourNumber: z.nullable(z.string()),
  lastPostSeenAt: z.nullable(instant),
  /** Silent since the last post, or since the group was registered. */
  quietSince: instant,
  owner: personSchema,
  active: z.boolean(),
  createdAt: instant,
  version,
});

export type SellerGroup = z.infer<typeof sellerGroupSchema>;

/** An invite link as a person pastes it, normalized to the stored spelling. */
const inviteLink = z.pipe(
  z.string().check(z.maxLength(300)),
  z.transform((typed, context) => {
    const link = normalizeInviteLink(typed);
    if (link) return link;
    context.issues.push({
      code: 'custom',
      input: typed,
      message: 'Paste the invite link of the group. It begins with https://chat.whatsapp.com/',
    });
    return z.NEVER;
  }),
);

export const sellerGroupFormSchema = z.strictObject({
  name: requiredLine('Type the name of the group.', 120),
  inviteLink,
  memberCount: z
    .int('Type a whole number.')
    .check(z.minimum(0, 'Use zero or more.'), z.maximum(5000, 'Use at most 5,000.')),
  ourNumber: z.nullable(typedPhone),
  lastPostSeenAt: z.nullable(instant),
  ownerId: z.uuid('Choose who looks after the group.'),
  active: z.boolean(),
});

const { name } = sellerGroupFormSchema.shape;
const changes = z.partial(sellerGroupFormSchema);

/** The person who registers a group looks after it by default. */
const newGroup = z.strictObject({ ...changes.shape, sellerId: idSchema, name, inviteLink });

export type NewSellerGroup = z.output<typeof newGroup>;
export type SellerGroupChanges = z.output<typeof changes>;

export const sellerGroupsApi = {
  list: endpoint({
    id: 'sellerGroups.list',
    summary: 'WhatsApp groups by name or seller; those silent for longer than so many days when asked.',
    method: 'GET',
    path: '/api/seller-groups',
    access,
    query: listQuery(['name', 'quietSince', 'memberCount'], 'name', {
      sellerId: anyOf(idSchema),
      ownerId: anyOf(idSchema),
      active: yesOrNo,
      silentDays: z.optional(z.coerce.number().check(z.int(), z.minimum(SILENT_DAYS.min), z.maximum(SILENT_DAYS.max))),
    }),
    answer: pageOf(sellerGroupSchema),
  }),
  get: endpoint({
    id: 'sellerGroups.get',
    summary: 'One WhatsApp group.',
    method: 'GET',
    path: '/api/seller-groups/[id]',
    access,
    params: idParams,
    answer: sellerGroupSchema,
  }),
  create: endpoint({
    id: 'sellerGroups.create',
    summary: 'Registers a WhatsApp group of a seller. A link is registered once.',
    method: 'POST',
    path: '/api/seller-groups',
    access,
    body: newGroup,
    answer: sellerGroupSchema,
    status: 201,
  }),
  update: endpoint({
    id: 'sellerGroups.update',
    summary: 'Changes a WhatsApp group, or takes it out of use.',
    method: 'PATCH',
    path: '/api/seller-groups/[id]',
    access,
    params: idParams,
    body: z.extend(changes, { version }),
    answer: sellerGroupSchema,
  }),
  history: endpoint({
    id: 'sellerGroups.history',
    summary: 'Who changed what about a WhatsApp group.',
    method: 'GET',
    path: '/api/seller-groups/[id]/history',
    access,
    params: idParams,
    query: timelineQuery,
    answer: pageOf(historyEntrySchema),
  }),
};
