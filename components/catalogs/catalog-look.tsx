import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { MessageButton } from '@/components/entities/message/message-button';
import { PictureViewer } from '@/components/entities/pictures/picture-viewer';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import { MergeNote } from '@/components/records/merges/merge-note';
import { SameAsButton } from '@/components/records/merges/same-as-button';
import { QueryFailure } from '@/components/records/query-failure';
import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { catalogsApi } from '@/lib/contracts/catalogs/catalogs';
import { useListState } from '@/lib/client/list-state';
import { useList } from '@/lib/client/queries/list';
import { useCatalog } from '@/lib/client/queries/catalogs';
import { canOpenScreen } from '@/lib/domain/access/access';
import { CatalogCaption, CatalogFacts } from './catalog-facts';
import { CatalogSteps } from '@/components/records/catalog-steps';
import { useLookKeys } from './use-look-keys';

const CatalogVideos = dynamic(
  () => import('@/components/entities/catalog-videos').then((module) => module.CatalogVideos),
  { ssr: false },
);
const OrderOfCatalogs = dynamic(
  () => import('@/components/entities/order-of-catalogs').then((module) => module.OrderOfCatalogs),
  { ssr: false },
);
const CatalogTwins = dynamic(() => import('./catalog-twins').then((module) => module.CatalogTwins), { ssr: false });

interface CatalogLookProps {
  id: string;
  /** Shows another catalog in its place. */
  onShow: (id: string) => void;
  onClose: () => void;
}

/** The catalog at this offset among the loaded rows. */
function neighbour(list: { pages: { rows: { id: string }[] }[] } | undefined, id: string, step: number) {
  const ids = list?.pages.flatMap(({ rows }) => rows.map((row) => row.id)) ?? [];
  return ids.includes(id) ? ids[ids.indexOf(id) + step] : undefined;
}

/** Preview of one catalog beside the list; arrow keys move to its neighbours. */
export function CatalogLook({ id, onShow, onClose }: CatalogLookProps) {
  const { data, error, refetch } = useCatalog(id);
  const { data: list, hasNextPage, fetchNextPage } = useList(catalogsApi.list, useListState(catalogsApi.list).query);
  useLookKeys((step) => {
    const next = neighbour(list, id, step);
    if (next) onShow(next);
    else if (step > 0 && hasNextPage)
      void fetchNextPage().then(({ data: more }) => {
        const fetched = neighbour(more, id, step);
        if (fetched) onShow(fetched);
      });
  }, onClose);
  return (
    <SideDrawer title={data ? catalogName(data) : 'Catalog'} onClose={onClose}>
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={4} height={80} />}
      {data && <Look key={id} catalog={data} onShow={onShow} />}
    </SideDrawer>
  );
}

function Look({ catalog, onShow }: { catalog: CatalogDetail; onShow: (id: string) => void }) {
  const { fo } = useCurrentUser();
  const [shown, setShown] = useState(0);
  const { status, statusReason, hiddenBecause, missing } = catalog;
  const record = { kind: 'catalog', id: catalog.id, name: catalogName(catalog) } as const;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CatalogStatusTag status={status} />
        <Box component="span" sx={{ color: 'text.secondary', flex: 1 }}>
          {hiddenBecause.length === 0 ? 'Buyers see it.' : `Buyers do not see it. ${hiddenBecause.join(' ')}`}
        </Box>
        {hiddenBecause.length === 0 && catalog.rate !== null && (
          <OrderOfCatalogs catalogIds={[catalog.id]} label="Order this" />
        )}
        {canOpenScreen('catalog-edit', fo) && (
          <Button component={Link} href={recordAddress('catalog-edit', catalog.id)} variant="outlined" size="small">
            Edit
          </Button>
        )}
        {canOpenScreen('catalog-group', fo) && (
          <Button component={Link} href={recordAddress('catalog-group', catalog.id)} variant="outlined" size="small">
            Group
          </Button>
        )}
        {canOpenScreen('seller-view', fo) && <MessageButton subject="catalogs" id={catalog.id} />}
      </Box>
      {statusReason && <Alert severity="info">{statusReason}</Alert>}
      {missing.length > 0 && <Alert severity="warning">{`Still missing: ${missing.join(', ')}.`}</Alert>}
      <Box>
        <MergeNote record={record} />
      </Box>
      <CatalogSteps catalog={catalog} />
      <CatalogTwins id={catalog.id} onShow={onShow} />
      {!catalog.isDeleted && (
        <Box>
          <SameAsButton record={record} />
        </Box>
      )}
      <PictureViewer pictures={catalog.pictures} shown={shown} onShow={setShown} name={catalog.title} />
      <CatalogVideos id={catalog.id} isQuietWithout />
      <CatalogFacts catalog={catalog} />
      <CatalogCaption caption={catalog.caption} />
    </Box>
  );
}
