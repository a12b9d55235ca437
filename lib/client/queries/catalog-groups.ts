import { queryOptions, useIsMutating, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CatalogGroup, catalogGroupsApi, type GroupOfCatalog } from '@/lib/contracts/catalog-groups';
import type { Catalog } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { type Option, OPTIONS_SIZE } from '@/lib/contracts/base/options';
import { catalogLabel } from '@/lib/domain/catalogs/catalog-label';
import { call } from '@/lib/client/http/call';
import { fetchData } from './fetch-data';
import type { OptionSource } from './options';

const keys = { all: ['catalogGroups'], catalogs: ['catalogs'] } as const;

const ofCatalog = (id: string) =>
  queryOptions({
    queryKey: [...keys.all, 'ofCatalog', id],
    queryFn: fetchData(catalogGroupsApi.ofCatalog, { params: { id } }),
    // Editing groups requires current data.
    staleTime: 0,
  });

/** The group of a catalog with suggestions; disabled while there is no catalog. */
export const useGroupOfCatalog = (id: string | null) =>
  useQuery({ ...ofCatalog(id ?? ''), ...(id === null && { enabled: false }) });

const toOption = (catalog: Catalog): Option => ({ id: catalog.id, label: catalogLabel(catalog) });

/** Other catalogs of a catalog's seller, with the search of the list of catalogs. */
export const catalogsBeside = ({ id: ownId, seller }: Pick<Catalog, 'id' | 'seller'>): OptionSource => ({
  key: ['catalogs', 'beside', ownId],
  find: (wanted) => async (context) => {
    const [id] = wanted.id ?? [];
    if (id) return [toOption(await fetchData(catalogsApi.get, { params: { id } })(context))];
    const query = { q: wanted.q, sellerId: [seller.id], limit: OPTIONS_SIZE };
    const { rows } = await fetchData(catalogsApi.list, { query })(context);
    return rows.filter((one) => one.id !== ownId).map(toOption);
  },
});

type Other = Pick<CatalogGroup, 'id' | 'name' | 'version'>;

/** An action on groups, with its result and the action that undoes it. */
export interface GroupDeed {
  said: string;
  run: () => Promise<DoneToGroup>;
}

interface DoneToGroup {
  group: CatalogGroup | null;
  undo: GroupDeed;
}

export const idsOf = ({ members }: CatalogGroup): string[] => members.map(({ id }) => id);

const arrange = ({ id, version }: CatalogGroup, catalogIds: string[]) =>
  call(catalogGroupsApi.arrange, { params: { id }, body: { catalogIds, version } });

const merge = async ({ id, version }: CatalogGroup, other: Other) => {
  const body = { otherId: other.id, version, otherVersion: other.version };
  const { joinedIds, ...now } = await call(catalogGroupsApi.merge, { params: { id }, body });
  return { now, joinedIds };
};

export const creating = (name: string, catalogIds: string[], said: string): GroupDeed => ({
  said,
  run: async () => {
    const group = await call(catalogGroupsApi.create, { body: { name, catalogIds } });
    return { group, undo: arranging(group, [], `${name} was removed.`) };
  },
});

/** Changes the members of a group, or their order. */
export const arranging = (group: CatalogGroup, catalogIds: string[], said: string): GroupDeed => ({
  said,
  run: async () => {
    const now = await arrange(group, catalogIds);
    const back = `${group.name} is as it was.`;
    return { group: now, undo: now ? arranging(now, idsOf(group), back) : creating(group.name, idsOf(group), back) };
  },
});

/** Adds a catalog to the group of another one. */
export const joining = (catalogId: string, memberId: string, said: string): GroupDeed => ({
  said,
  run: async () => {
    const { group } = await call(catalogGroupsApi.ofCatalog, { params: { id: memberId } });
    const deed = group
      ? arranging(group, [...idsOf(group), catalogId], said)
      : creating('Group', [memberId, catalogId], said);
    return deed.run();
  },
});

export const merging = (group: CatalogGroup, other: Other, said: string): GroupDeed => ({
  said,
  run: async () => {
    const { now, joinedIds } = await merge(group, other);
    return { group: now, undo: splitting(now, other.name, joinedIds, `${other.name} is a group of its own again.`) };
  },
});

export const splitting = (group: CatalogGroup, name: string, catalogIds: string[], said: string): GroupDeed => ({
  said,
  run: async () => {
    const body = { name, catalogIds, version: group.version };
    const { group: apart, rest } = await call(catalogGroupsApi.split, { params: { id: group.id }, body });
    return { group: rest, undo: rejoining(rest, apart, group) };
  },
});

const rejoining = (rest: CatalogGroup, apart: CatalogGroup, before: CatalogGroup): GroupDeed => ({
  said: `${before.name} is as it was.`,
  run: async () => {
    const { now, joinedIds } = await merge(rest, apart);
    const { group } = await arranging(now, idsOf(before), '').run();
    return { group, undo: splitting(group ?? now, apart.name, joinedIds, `${apart.name} is apart again.`) };
  },
});

export const renaming = (group: CatalogGroup, name: string): GroupDeed => ({
  said: `The group is called ${name}.`,
  run: async () => {
    const { id, version } = group;
    const now = await call(catalogGroupsApi.rename, { params: { id }, body: { name, version } });
    return { group: now, undo: renaming(now, group.name) };
  },
});

/** Performs actions on groups, from the view of one catalog. The result is reported even after the screen was left. */
export function useGroupDeed(catalogId: string, onDone: (deed: GroupDeed, done: DoneToGroup) => void) {
  const queryClient = useQueryClient();
  const deeds = { mutationKey: keys.all };
  const { mutate } = useMutation({
    ...deeds,
    mutationFn: ({ run }: GroupDeed) => run(),
    onSuccess: (done, deed) => {
      const { group } = done;
      const shown = group?.members.some(({ id }) => id === catalogId) ? group : null;
      const ids = shown ? idsOf(shown) : [];
      queryClient.setQueryData(ofCatalog(catalogId).queryKey, (known: GroupOfCatalog | undefined) =>
        known
          ? { ...known, group: shown, proposals: known.proposals.filter((one) => !ids.includes(one.catalog.id)) }
          : known,
      );
      onDone(deed, done);
    },
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: keys.all });
      void queryClient.invalidateQueries({ queryKey: keys.catalogs });
    },
  });
  return {
    isBusy: useIsMutating(deeds) > 0,
    /** Returns whether it starts: two concurrent actions would use the same version of a group. */
    begin: (deed: GroupDeed): boolean => {
      if (queryClient.isMutating(deeds) > 0) return false;
      mutate(deed);
      return true;
    },
  };
}
