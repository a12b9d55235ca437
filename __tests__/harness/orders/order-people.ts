import type { SaleCatalog } from '@/lib/contracts/orders/order-record';
import { createBuyer } from '@/lib/server/areas/buyers/service';
import { createDraft, saleCatalogs } from '@/lib/server/areas/orders/draft-service';
import { placeOrder } from '@/lib/server/areas/orders/place-service';
import { addUsers, findByTypedPhone } from '@/lib/server/areas/users/service';
import type { Actor } from '@/lib/server/auth/actor';
import { type Database, orm } from '@/lib/server/db/database';
import { loadTaxonomy } from '@/lib/server/seed/load-taxonomy';
import type { Role } from '@/config/roles';
import { addCatalogs, seenCatalogs } from '../bench/bench-catalogs';
import { addSellers } from '../bench/bench-sellers';

const SELLERS = 60;
const CATALOGS = 600;

const phoneOf = (person: number) => `+9110093${String(person).padStart(5, '0')}`;

/** An existing user as an actor, without signing in. */
export async function actorAt(person: number): Promise<Actor> {
  const user = await findByTypedPhone(orm(), phoneOf(person));
  if (!user) throw new Error('Nobody is there.');
  const { id, name, roles } = user;
  return { userId: id, name, roles: roles as Role[], sessionId: id, mustChangePassword: false };
}

/** Fills the open database with sellers, orderable catalogs, and this many people who take orders. */
export async function fillForOrders(database: Database, people: number): Promise<Actor[]> {
  await loadTaxonomy();
  await addSellers(SELLERS, 0);
  await addCatalogs(database, CATALOGS);
  await addUsers(
    Array.from({ length: people }, (_, person) => ({
      name: `Person ${person + 1}`,
      phoneNumber: phoneOf(person),
      roles: [person % 2 ? 'manage_buyer' : 'admin'] as const,
      password: crypto.randomUUID(),
    })),
  );
  return Promise.all(Array.from({ length: people }, (_, person) => actorAt(person)));
}

/** Catalogs of this many different sellers, one each. */
export async function catalogsOfSellers(database: Database, sellers: number, actor: Actor): Promise<SaleCatalog[]> {
  const found = await saleCatalogs({ id: await seenCatalogs(database, CATALOGS) }, actor);
  const bySeller = new Map(found.map((catalog) => [catalog.seller.id, catalog]));
  if (bySeller.size < sellers) throw new Error(`Only ${bySeller.size} sellers take orders.`);
  return [...bySeller.values()].slice(0, sellers);
}

export const addBuyer = async (number: number, actor: Actor): Promise<string> => {
  const phoneNumber = `+9198765${String(number).padStart(5, '0')}`;
  const named = { businessName: `Roop Sangam ${number}`, contactName: 'Suresh Gupta', city: 'Jaipur' };
  return (await createBuyer({ ...named, phoneNumber, state: 'Rajasthan' }, actor)).id;
};

export interface Wanted {
  buyerId: string;
  catalogs: readonly SaleCatalog[];
  /** Pieces of each catalog that is not sold in sets. */
  pieces: number;
}

/** Drafts an order with some of each catalog. */
export const draft = ({ buyerId, catalogs, pieces }: Wanted, actor: Actor) =>
  createDraft(
    {
      buyerId,
      deliveryAddress: '',
      note: '',
      lines: catalogs.map(({ id, rate, setPieces }) => ({
        catalogId: id,
        pieces: setPieces ?? pieces,
        rate,
        rateReason: null,
      })),
    },
    actor,
  );

export async function placed(wanted: Wanted, actor: Actor) {
  const { id, version } = await draft(wanted, actor);
  return placeOrder(id, version, actor);
}
