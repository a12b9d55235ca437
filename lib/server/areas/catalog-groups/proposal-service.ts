import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import type { GroupOfCatalog, GroupProposal } from '@/lib/contracts/catalog-groups';
import { groupLikeness, groupSigns, type GroupSigns, type Likely } from '@/lib/domain/catalogs/catalog-likeness';
import { orm, type Queryable } from '../../db/database';
import { findCatalogs, getCatalog } from '../catalogs/service';
import * as repository from './repository';
import { readGroup } from './service';

/** Catalogs compared on each side of the moment the catalog was imported. */
const NEARBY = 150;
/** Photos compared per catalog. */
const PICTURES = 4;
/** Members of the group that other catalogs are compared with. */
const MEMBERS = 30;
const MOST = 30;

async function signsOf(tx: Queryable, rows: repository.FactsRow[]): Promise<Map<string, GroupSigns>> {
  const prints = await repository.printsOf(
    tx,
    rows.map(({ id }) => id),
    PICTURES,
  );
  const byCatalog = new Map(rows.map(({ id }): [string, typeof prints] => [id, []]));
  for (const print of prints) byCatalog.get(print.catalogId)?.push(print);
  return new Map(rows.map((row) => [row.id, groupSigns({ ...row, prints: byCatalog.get(row.id) ?? [] })]));
}

/** The strongest likeness between a catalog and any of the others. */
function best(one: GroupSigns, others: Iterable<GroupSigns>): Likely | null {
  let found: Likely | null = null;
  for (const other of others) {
    const likely = groupLikeness(one, other);
    if (likely && likely.score > (found?.score ?? 0)) found = likely;
  }
  return found;
}

async function proposalsFor(tx: Queryable, catalog: CatalogDetail, members: string[]): Promise<GroupProposal[]> {
  const own = await signsOf(tx, await repository.factsOf(tx, [catalog.id, ...members.slice(0, MEMBERS)]));
  const groupId = catalog.group?.id ?? null;
  const near = { sellerId: catalog.seller.id, at: new Date(catalog.createdAt), groupId, limit: NEARBY };
  const rows = (await repository.nearby(tx, near)).filter(({ id }) => id !== catalog.id);
  const signs = await signsOf(tx, rows);
  const likely = [...signs]
    .flatMap(([id, sign]) => {
      const why = best(sign, own.values());
      return why ? [{ id, ...why }] : [];
    })
    .sort((one, other) => other.score - one.score)
    .slice(0, MOST);
  const found = new Map(
    (
      await findCatalogs(
        tx,
        likely.map(({ id }) => id),
      )
    ).map((one) => [one.id, one]),
  );
  const groupIds = [...found.values()].flatMap(({ group }) => group?.id ?? []);
  const groups = new Map((await repository.findGroups(tx, groupIds)).map((group) => [group.id, group]));
  return likely.flatMap(({ id, score, reasons }) => {
    const proposed = found.get(id);
    if (!proposed) return [];
    const group = groups.get(proposed.group?.id ?? '');
    return [
      {
        catalog: proposed,
        score,
        reasons,
        group: group ? { id: group.id, name: group.name, version: group.version } : null,
      },
    ];
  });
}

/** The group of a catalog and the catalogs that may belong to it. @throws 404 when there is no such catalog. */
export async function groupOfCatalog(id: string, tx: Queryable = orm()): Promise<GroupOfCatalog> {
  const catalog = await getCatalog(id, tx);
  const group = catalog.group ? await readGroup(tx, catalog.group.id) : null;
  const proposals = catalog.isDeleted
    ? []
    : await proposalsFor(
        tx,
        catalog,
        (group?.members ?? []).map((one) => one.id),
      );
  const { volume } = groupSigns({ ...catalog, createdAt: new Date(catalog.createdAt), prints: [] });
  return { catalog, group, proposals, proposedName: volume?.name ? volume.text : catalog.title };
}
