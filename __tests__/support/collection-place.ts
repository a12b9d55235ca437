import type { Role } from '@/config/roles';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import type { CollectionStatus } from '@/lib/domain/collections/collection-status';
import type { serveApi } from './api';
import { makeDraft } from './catalog-factories';
import { makeSession, makeUser } from './factories';
import { makeSeller } from './seller-factories';

export const signIn = async (...roles: Role[]) => makeSession({ user: await makeUser({ roles }) });
export type Session = Awaited<ReturnType<typeof signIn>>;

/** Catalogs that buyers see, with a photo each. */
export async function makeLive(count: number, sellerId?: string): Promise<string[]> {
  const owner = sellerId ?? (await makeSeller({ status: 'active' })).id;
  const made = [];
  for (let nth = 0; nth < count; nth += 1)
    made.push(await makeDraft({ sellerId: owner, status: 'live', title: `Kesariya ${nth}`, rate: 40_000 + nth }, 1));
  return made.map(({ id }) => id);
}

interface Version {
  id: string;
  version: number;
}

/** Collection calls. */
export function collectionCalls(api: ReturnType<typeof serveApi>) {
  const begin = async (as: Session) =>
    (
      await api.call(
        collectionsApi.create,
        { body: { nameEn: 'Diwali', nameHi: 'दिवाली', descriptionEn: '', descriptionHi: '', segment: null } },
        { as },
      )
    ).data;
  const arrange = (as: Session, id: string, base: string[], order: string[]) =>
    api.call(collectionsApi.arrange, { params: { id }, body: { base, order } }, { as });
  const finalize = (as: Session, { id, version }: Version) =>
    api.call(collectionsApi.finalize, { params: { id }, body: { version } }, { as });
  return {
    begin,
    arrange,
    finalize,
    step: (as: Session, { id, version }: Version, to: CollectionStatus) =>
      api.call(collectionsApi.step, { params: { id }, body: { to, version } }, { as }),
    get: async (as: Session, id: string) => (await api.call(collectionsApi.get, { params: { id } }, { as })).data,
    snapshotOf: async (as: Session, id: string) =>
      (await api.call(collectionsApi.snapshot, { params: { id } }, { as })).data,
    finalized: async (as: Session, ids: string[]) => {
      const { id } = await begin(as);
      const { collection } = (await arrange(as, id, [], ids)).data;
      return (await finalize(as, collection)).data;
    },
  };
}
