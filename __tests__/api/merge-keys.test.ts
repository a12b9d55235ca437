import path from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { BUYER_KEYS } from '@/lib/server/across/merge-requests/buyer-keys';
import { CATALOG_KEYS } from '@/lib/server/across/merge-requests/catalog-keys';
import { MARKET_KEYS } from '@/lib/server/across/merge-requests/market-keys';
import { SELLER_KEYS } from '@/lib/server/across/merge-requests/seller-keys';
import { VALUE_KEYS } from '@/lib/server/across/value-merges/value-keys';
import { buyers } from '@/lib/server/db/schema/buyers';
import { catalogs } from '@/lib/server/db/schema/catalogs';
import { markets } from '@/lib/server/db/schema/markets';
import { sellers } from '@/lib/server/db/schema/sellers';
import { attributeValues } from '@/lib/server/db/schema/taxonomy';
import type { KeyColumn } from '@/lib/server/platform/merges/merge-kit';
import { sourceFiles } from '../support/repository-files';

const load = (file: string) => jest.requireActual<Record<string, unknown>>(path.join(process.cwd(), file));

const TABLES = sourceFiles('lib/server/db/schema')
  .flatMap((file) => Object.values(load(file)))
  .filter((value): value is PgTable => is(value, PgTable));

const placeOf = (column: AnyPgColumn) => `${getTableName(column.table)}.${column.name}`;

/** Columns that reference a table, or whose names suggest it. */
function keysTo(target: PgTable, names: readonly string[], tables = TABLES): string[] {
  const found = tables.flatMap((table) => {
    const { columns, foreignKeys } = getTableConfig(table);
    const pointing = foreignKeys.flatMap((key) => {
      const { foreignTable, foreignColumns, columns: from } = key.reference();
      return foreignTable === target ? from.filter((_, place) => foreignColumns[place]?.name === 'id') : [];
    });
    return [...pointing, ...columns.filter(({ name }) => names.includes(name))];
  });
  return [...new Set(found.map(placeOf))].sort();
}

const missing = (keys: readonly KeyColumn[], wanted: readonly string[]) => {
  const known = keys.map(({ column }) => placeOf(column));
  return wanted.filter((place) => !known.includes(place));
};

it('every table with the key of a seller is in the manifest of a merge', () => {
  const wanted = keysTo(sellers, ['sellerId', 'seller_id']);
  expect(wanted.length).toBeGreaterThan(10);
  expect(missing(SELLER_KEYS, wanted)).toEqual([]);
});

it('every table with the key of a buyer is in the manifest of a merge', () => {
  const wanted = keysTo(buyers, ['buyerId', 'buyer_id']);
  expect(wanted.length).toBeGreaterThan(4);
  expect(missing(BUYER_KEYS, wanted)).toEqual([]);
});

it('every table with the key of a market is in the manifest of a merge', () => {
  const wanted = keysTo(markets, ['marketId', 'market_id']);
  expect(wanted.length).toBeGreaterThan(4);
  expect(missing(MARKET_KEYS, wanted)).toEqual([]);
});

it('every table with the key of a catalog is in the manifest of a merge', () => {
  const wanted = keysTo(catalogs, ['catalogId', 'catalogIds', 'catalog_id']);
  expect(wanted.length).toBeGreaterThan(10);
  expect(missing(CATALOG_KEYS, wanted)).toEqual([]);
});

it('every table with the key of an attribute value is in the manifest of a merge', () => {
  const wanted = keysTo(attributeValues, ['valueId', 'valueIds', 'value_id']);
  expect(wanted.length).toBeGreaterThan(4);
  expect(missing(VALUE_KEYS, wanted)).toEqual([]);
});

it('a table that is left out is named', () => {
  const wanted = keysTo(sellers, ['sellerId']);
  expect(missing(SELLER_KEYS.slice(1), wanted)).toEqual([placeOf(SELLER_KEYS[0]?.column as AnyPgColumn)]);
});

/** Ids of records of any kind: these are history or the merge tables themselves. */
const OF_ANY_KIND: Record<string, string> = {
  'audit_entries.subjectId': 'The log is never changed; a merged record keeps its own history.',
  'bulk_rows.recordId': 'Says what was changed then.',
  'cycle_events.subjectId': 'The numbers of a cycle are of the days they were made.',
  'import_rows.recordId': 'Says what came in then.',
  'merge_keys.recordId': 'Written anew after each change.',
  'merge_subjects.recordId': 'Written anew after each change.',
  'merge_requests.firstId': 'The request names both, whatever became of them.',
  'merge_requests.secondId': 'The request names both, whatever became of them.',
  'merges.survivorId': 'The merge itself.',
  'merges.loserId': 'The merge itself.',
  'order_documents.subjectId': 'Names a part of an order, a return or a payment.',
  'notifications.subjectId': 'Says what somebody was told then.',
};

it('every id that points nowhere is known', () => {
  const loose = TABLES.flatMap((table) => {
    const { columns, foreignKeys, primaryKeys } = getTableConfig(table);
    const bound = foreignKeys.flatMap((key) => key.reference().columns.map(({ name }) => name));
    const ofKey = primaryKeys.flatMap((key) => key.columns.map(({ name }) => name));
    return columns
      .filter((column) => column.getSQLType() === 'uuid' && !column.primary && !bound.includes(column.name))
      .filter(({ name }) => ['recordId', 'subjectId', 'survivorId', 'loserId', 'firstId', 'secondId'].includes(name))
      .map((column) => ({ place: placeOf(column), ofKey }));
  });
  expect(loose.map(({ place }) => place).filter((place) => !(place in OF_ANY_KIND))).toEqual([]);
});
