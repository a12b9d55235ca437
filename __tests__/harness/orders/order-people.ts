import type { Actor } from '@/lib/server/auth/actor';
import { createDraft } from '@/lib/server/areas/orders/draft-service';
import { placeOrder } from '@/lib/server/areas/orders/place-service';
import type { Role } from '@/config/roles';
import { makeUser, type User } from '../../support/factories';

/** Somebody at work without signing in. */
export const actorOf = ({ id, name, roles }: User): Actor => ({
  userId: id,
  name,
  roles: roles as Role[],
  sessionId: id,
  mustChangePassword: false,
});

export const makeActor = async (...roles: [Role, ...Role[]]): Promise<Actor> => actorOf(await makeUser({ roles }));

export interface Wanted {
  buyerId: string;
  catalogs: readonly { id: string; rate: number | null }[];
  pieces: number;
}

/** Begins an order of so many pieces of each catalog. */
export const draft = ({ buyerId, catalogs, pieces }: Wanted, actor: Actor) =>
  createDraft(
    {
      buyerId,
      deliveryAddress: '',
      note: '',
      lines: catalogs.map(({ id, rate }) => ({ catalogId: id, pieces, rate: rate ?? 0, rateReason: null })),
    },
    actor,
  );

export async function placed(wanted: Wanted, actor: Actor) {
  const { id, version } = await draft(wanted, actor);
  return placeOrder(id, version, actor);
}
