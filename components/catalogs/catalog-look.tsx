import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from 'next/link';
import { useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { PictureViewer } from '@/components/entities/picture-viewer';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/layout/current-user';
import { QueryFailure } from '@/components/layout/query-failure';
import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { CatalogDetail } from '@/lib/contracts/catalog-record';
import { useCatalog } from '@/lib/client/queries/catalogs';
import { canOpenScreen } from '@/lib/domain/access';
import { CatalogCaption, CatalogFacts } from './catalog-facts';
import { CatalogSteps } from '@/components/entities/catalog-steps';

/** A quick look at one catalog beside the list. */
export function CatalogLook({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useCatalog(id);
  return (
    <SideDrawer title={data ? catalogName(data) : 'Catalog'} onClose={onClose}>
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={4} height={80} />}
      {data && <Look catalog={data} />}
    </SideDrawer>
  );
}

function Look({ catalog }: { catalog: CatalogDetail }) {
  const { fo } = useCurrentUser();
  const [shown, setShown] = useState(0);
  const { status, statusReason, hiddenBecause, missing } = catalog;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CatalogStatusTag status={status} />
        <Box component="span" sx={{ color: 'text.secondary', flex: 1 }}>
          {hiddenBecause.length === 0 ? 'Buyers see it.' : `Buyers do not see it. ${hiddenBecause.join(' ')}`}
        </Box>
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
      </Box>
      {statusReason && <Alert severity="info">{statusReason}</Alert>}
      {missing.length > 0 && <Alert severity="warning">{`Still missing: ${missing.join(', ')}.`}</Alert>}
      <CatalogSteps catalog={catalog} />
      <PictureViewer pictures={catalog.pictures} shown={shown} onShow={setShown} name={catalog.title} />
      <CatalogFacts catalog={catalog} />
      <CatalogCaption caption={catalog.caption} />
    </Box>
  );
}
