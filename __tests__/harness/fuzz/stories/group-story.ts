import { catalogGroupsApi } from '@/lib/contracts/catalog-groups';
import { makeCatalogs } from './catalog-parts';
import { need, type Story } from './teller';

/** Catalogs of a seller are grouped, ungrouped and grouped again. */
export const groupStory: Story = async (teller) => {
  const { tell } = teller;
  const { catalogIds } = await makeCatalogs(teller, 4);
  const last = need(catalogIds[3], 'catalog');
  await tell('editor_catalog', catalogGroupsApi.ofCatalog, { params: { id: last } });
  const made = await tell('editor_catalog', catalogGroupsApi.create, { body: { name: 'Kesar vol 4', catalogIds } });
  const params = { id: made.id };
  const { group, rest } = await tell('editor_catalog', catalogGroupsApi.split, {
    params,
    body: { name: 'Kesar vol 5', catalogIds: [last], version: made.version },
  });
  const merged = await tell('editor_catalog', catalogGroupsApi.merge, {
    params,
    body: { otherId: group.id, version: rest.version, otherVersion: group.version },
  });
  const { version } = await tell('editor_catalog', catalogGroupsApi.rename, {
    params,
    body: { name: 'Kesar vol 6', version: merged.version },
  });
  await tell('editor_catalog', catalogGroupsApi.arrange, {
    params,
    body: { catalogIds: [...catalogIds].reverse(), version },
  });
};
