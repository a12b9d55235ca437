import { eq, inArray } from 'drizzle-orm';
import type { Role } from '@/config/roles';
import { catalogControlApi } from '@/lib/contracts/catalogs/catalog-control';
import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import { catalogPicturesApi } from '@/lib/contracts/catalogs/catalog-pictures';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import type { Endpoint } from '@/lib/contracts/base/endpoint';
import { likenessesApi } from '@/lib/contracts/catalogs/likenesses';
import { whatsappPostsApi } from '@/lib/contracts/whatsapp/whatsapp-posts';
import { clock } from '@/lib/server/clock';
import { orm } from '@/lib/server/db/database';
import { catalogGroups, catalogs } from '@/lib/server/db/schema/catalogs';
import { newId } from '@/lib/server/db/schema/columns';
import { whatsappImports, whatsappPostPhotos, whatsappPosts, whatsappSenders } from '@/lib/server/db/schema/whatsapp';
import type { Api, Reply } from './api';
import { type makeComplete, makeDraft, makePhoto } from './catalog-factories';
import { makeUser } from './factories';

type Draft = Awaited<ReturnType<typeof makeComplete>>;
type Call = (as: { accessToken: string }) => Promise<Reply>;

/** A prepared call that changes a draft. */
interface DraftWrite {
  endpoint: Endpoint;
  /** No other user may make it while the editor works on the draft. */
  waits?: true;
  /** Roles that may do this, among those that may make the call; all of them if omitted. */
  roles?: readonly Role[];
  ready: (draft: Draft, api: Api) => Call | Promise<Call>;
}

const at = ({ id }: { id: string }) => ({ params: { id } });

/** Another catalog of the seller, with an unassigned upload. */
const beside = ({ sellerId }: Draft) => makeDraft({ sellerId });

/** A group of these catalogs of one seller. */
async function groupOf(sellerId: string, ...ids: string[]): Promise<string> {
  const id = newId();
  await orm().insert(catalogGroups).values({ id, name: 'Kesariya', sellerId, createdAt: clock.now() });
  await orm().update(catalogs).set({ groupId: id, groupPosition: 0 }).where(inArray(catalogs.id, ids));
  return id;
}

/** A post with one photo, from an unmatched sender. */
async function postOf(photoId: string): Promise<string> {
  const [id, importId, senderId] = [newId(), newId(), newId()];
  const at = clock.now();
  await orm()
    .insert(whatsappImports)
    .values({ id: importId, fileName: 'chat.zip', ownerId: (await makeUser()).id, createdAt: at });
  await orm()
    .insert(whatsappSenders)
    .values({ id: senderId, name: `Sender ${id}` });
  await orm().insert(whatsappPosts).values({ id, importId, senderId, at, caption: '', fingerprint: id, createdAt: at });
  await orm().insert(whatsappPostPhotos).values({ postId: id, position: 0, name: 'a.jpg', photoId });
  return id;
}

/** A post with a new rate for a draft. */
async function postWithRate({ id: duplicateOfId }: Draft, fields: Partial<typeof whatsappPosts.$inferInsert>) {
  const id = await postOf((await makePhoto()).id);
  const change = { newRate: 48_500, ...fields, duplicateOfId };
  await orm().update(whatsappPosts).set(change).where(eq(whatsappPosts.id, id));
  return { id };
}

const idsOf = (pictures: readonly { id: string }[]) => pictures.map(({ id }) => id);

/** Every call that changes a draft, by name; variants are named after a space. */
export const DRAFT_WRITES: Record<string, DraftWrite> = {
  'catalogs.update': {
    endpoint: catalogsApi.update,
    waits: true,
    ready: (draft, api) => (as) =>
      api.call(catalogsApi.update, { ...at(draft), body: { title: 'Silk', version: 1 } }, { as }),
  },
  'catalogs.finish': {
    endpoint: catalogsApi.finish,
    waits: true,
    ready: (draft, api) => (as) => api.call(catalogsApi.finish, { ...at(draft), body: { version: 1 } }, { as }),
  },
  'catalogs.step': {
    endpoint: catalogsApi.step,
    waits: true,
    roles: ['admin', 'editor_catalog'],
    ready: (draft, api) => (as) =>
      api.call(catalogsApi.step, { ...at(draft), body: { to: 'tagged', version: 1 } }, { as }),
  },
  'catalogs.arrange': {
    endpoint: catalogsApi.arrange,
    waits: true,
    ready: (draft, api) => (as) => {
      const pictureIds = idsOf(draft.pictures).reverse();
      const body = { pictureIds, coverId: pictureIds[0] ?? '', version: 1 };
      return api.call(catalogsApi.arrange, { ...at(draft), body }, { as });
    },
  },
  'catalogs.remove': {
    endpoint: catalogsApi.remove,
    ready: (draft, api) => (as) => api.call(catalogsApi.remove, at(draft), { as }),
  },
  'catalogs.restore': {
    endpoint: catalogsApi.restore,
    ready: async (draft, api) => {
      await orm().update(catalogs).set({ deletedAt: clock.now() }).where(eq(catalogs.id, draft.id));
      return (as) => api.call(catalogsApi.restore, at(draft), { as });
    },
  },
  'catalogControl.change': {
    endpoint: catalogControlApi.change,
    waits: true,
    ready: (draft, api) => (as) =>
      api.call(catalogControlApi.change, { ...at(draft), body: { qcPassed: true, version: 1 } }, { as }),
  },
  'catalogPictures.replace': {
    endpoint: catalogPicturesApi.replace,
    waits: true,
    ready: async (draft, api) => {
      const [picture] = draft.pictures;
      const { id: photoId } = await makePhoto();
      const body = { pictureId: picture?.id ?? '', photoIdBefore: picture?.photoId ?? '', photoId, version: 1 };
      return (as) => api.call(catalogPicturesApi.replace, { ...at(draft), body }, { as });
    },
  },
  'catalogPictures.move out of it': {
    endpoint: catalogPicturesApi.move,
    waits: true,
    ready: async (draft, api) => {
      const body = { pictureIds: idsOf(draft.pictures).slice(1), toId: (await beside(draft)).id };
      return (as) =>
        api.call(catalogPicturesApi.move, { ...at(draft), body: { ...body, version: 1, toVersion: 1 } }, { as });
    },
  },
  'catalogPictures.move into it': {
    endpoint: catalogPicturesApi.move,
    waits: true,
    ready: async (draft, api) => {
      const from = await beside(draft);
      const body = { pictureIds: idsOf(from.pictures).slice(1), toId: draft.id, version: 1, toVersion: 1 };
      return (as) => api.call(catalogPicturesApi.move, { ...at(from), body }, { as });
    },
  },
  'catalogGroups.create': {
    endpoint: catalogGroupsApi.create,
    ready: async (draft, api) => {
      const body = { name: 'Kesariya', catalogIds: [(await beside(draft)).id, draft.id] };
      return (as) => api.call(catalogGroupsApi.create, { body }, { as });
    },
  },
  'catalogGroups.arrange with it': {
    endpoint: catalogGroupsApi.arrange,
    ready: async (draft, api) => {
      const other = await beside(draft);
      const params = { id: await groupOf(draft.sellerId, other.id) };
      const body = { catalogIds: [other.id, draft.id], version: 1 };
      return (as) => api.call(catalogGroupsApi.arrange, { params, body }, { as });
    },
  },
  'catalogGroups.arrange without it': {
    endpoint: catalogGroupsApi.arrange,
    ready: async (draft, api) => {
      const other = await beside(draft);
      const params = { id: await groupOf(draft.sellerId, draft.id, other.id) };
      return (as) =>
        api.call(catalogGroupsApi.arrange, { params, body: { catalogIds: [other.id], version: 1 } }, { as });
    },
  },
  'catalogGroups.split': {
    endpoint: catalogGroupsApi.split,
    ready: async (draft, api) => {
      const params = { id: await groupOf(draft.sellerId, draft.id, (await beside(draft)).id) };
      const body = { name: 'Apart', catalogIds: [draft.id], version: 1 };
      return (as) => api.call(catalogGroupsApi.split, { params, body }, { as });
    },
  },
  'catalogGroups.merge': {
    endpoint: catalogGroupsApi.merge,
    ready: async (draft, api) => {
      const params = { id: await groupOf(draft.sellerId, (await beside(draft)).id) };
      const body = { otherId: await groupOf(draft.sellerId, draft.id), version: 1, otherVersion: 1 };
      return (as) => api.call(catalogGroupsApi.merge, { params, body }, { as });
    },
  },
  'likenesses.group': {
    endpoint: likenessesApi.group,
    ready: async (draft, api) => {
      const body = { photoId: (await beside(draft)).pictures[0]?.photoId ?? '', catalogId: draft.id };
      return (as) => api.call(likenessesApi.group, { body }, { as });
    },
  },
  'whatsappPosts.addTo': {
    endpoint: whatsappPostsApi.addTo,
    ready: async (draft, api) => {
      const params = { id: await postOf((await makePhoto()).id) };
      return (as) => api.call(whatsappPostsApi.addTo, { params, body: { catalogId: draft.id, version: 1 } }, { as });
    },
  },
  'whatsappPosts.takeRate': {
    endpoint: whatsappPostsApi.takeRate,
    waits: true,
    ready: async (draft, api) => {
      const params = await postWithRate(draft, { state: 'new-rate' });
      const body = { was: draft.rate, version: 1, isMeant: true };
      return (as) => api.call(whatsappPostsApi.takeRate, { params, body }, { as });
    },
  },
  'whatsappPosts.giveRateBack': {
    endpoint: whatsappPostsApi.giveRateBack,
    waits: true,
    ready: async (draft, api) => {
      const params = await postWithRate(draft, { state: 'rate-taken', newRate: draft.rate, rateBefore: 100 });
      return (as) => api.call(whatsappPostsApi.giveRateBack, { params }, { as });
    },
  },
};

/** Calls that name catalogs without changing a draft, with the reason. */
export const NO_DRAFT_WRITES: Record<string, string> = {
  'bulkChanges.preview': 'looks only',
  'bulkChanges.start': 'changes each record by the call for one of them',
  'catalogGroups.rename': 'changes the group',
  'catalogPdfs.catalogs': 'looks only',
  'catalogPdfs.create': 'makes a PDF',
  'catalogPdfs.preview': 'looks only',
  'catalogPdfs.remake': 'makes a PDF',
  'catalogPdfs.remove': 'removes a PDF',
  'catalogPdfs.text': 'writes a message',
  'catalogs.accept': 'is for what is in review',
  'valueRequests.undoAccept': 'is for admins, who answer what the editor asked',
  'catalogs.undoAccept': 'is for what was accepted',
  'catalogs.create': 'makes drafts in an upload that nobody has',
  'collections.mark': 'names catalogs of a collection',
  'conversations.send': 'names a catalog that is sent',
  'mergeRequests.ask': 'asks only; the merge waits while an editor is at work',
  'messages.send': 'names a catalog that is written about',
  'orders.create': 'names catalogs that are live',
  'orders.update': 'names catalogs that are live',
  'reviewHolds.giveBack': 'notes who reviews',
  'reviewHolds.take': 'notes who reviews',
  'subOrders.change': 'names catalogs that are live',
  'subOrders.previewChange': 'looks only',
  'uploadDrafts.save': 'arranges photos that are in no catalog yet',
  'uploadDrafts.submit': 'makes drafts in an upload that nobody has',
  'valueRequests.accept': 'is for admins, who answer what the editor asked',
  'valueRequests.acceptAs': 'is for admins, who answer what the editor asked',
  'valueRequests.ask': 'asks for a value; an admin gives it to the catalog',
  'valueRequests.refuse': 'changes the request',
  'videoReviews.accept': 'names catalogs a video shows',
  'videos.send': 'names catalogs a video shows',
  'videos.update': 'names catalogs a video shows',
};
