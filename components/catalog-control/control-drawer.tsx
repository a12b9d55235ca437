import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from 'next/link';
import { useState } from 'react';
import { catalogName } from '@/components/entities/catalog-name';
import { CatalogStatusTag } from '@/components/entities/catalog-status';
import { PictureViewer } from '@/components/entities/pictures/picture-viewer';
import { recordAddress } from '@/components/entities/record-address';
import { useCurrentUser } from '@/components/entities/current-user';
import { QueryFailure } from '@/components/records/query-failure';
import { useDraftProblem } from '@/components/shell/use-draft-problem';
import { SideDrawer } from '@/components/ui/side-drawer';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { notifySuccess } from '@/lib/client/notify';
import { useDeleteOrRestore } from '@/lib/client/queries/catalog-control';
import { useCatalog } from '@/lib/client/queries/catalogs';
import { canOpenScreen } from '@/lib/domain/access/access';
import { CatalogSwitches } from './catalog-switches';

/** One catalog beside the list, with its switches. */
export function ControlDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error, refetch } = useCatalog(id);
  return (
    <SideDrawer title={data ? catalogName(data) : 'Catalog'} onClose={onClose}>
      {error && !data && <QueryFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonLines count={4} height={80} />}
      {data && <Control catalog={data} />}
    </SideDrawer>
  );
}

function Control({ catalog }: { catalog: CatalogDetail }) {
  const { fo } = useCurrentUser();
  const [shown, setShown] = useState(0);
  const { mutate, isPending } = useDeleteOrRestore(catalog.id);
  const problem = useDraftProblem()(catalog);
  const { id, isDeleted, hiddenBecause, seller, taggedBy, reviewedBy } = catalog;
  const handleDelete = () => {
    const said = `${catalogName(catalog)} was ${isDeleted ? 'restored' : 'deleted'}.`;
    mutate(!isDeleted, { onSuccess: () => notifySuccess(said) });
  };
  const people = [taggedBy && `tagged by ${taggedBy.name}`, reviewedBy && `reviewed by ${reviewedBy.name}`];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CatalogStatusTag status={catalog.status} />
        <Box component="span" sx={{ color: 'text.secondary', flex: 1 }}>
          {[`Of ${seller.businessName}`, ...people.filter(Boolean)].join(', ')}
        </Box>
        {canOpenScreen('catalog-edit', fo) && !isDeleted && (
          <Button component={Link} href={recordAddress('catalog-edit', id)} variant="outlined" size="small">
            Edit
          </Button>
        )}
      </Box>
      <Alert severity={hiddenBecause.length === 0 ? 'success' : 'warning'} variant="outlined" role="status">
        {hiddenBecause.length === 0 ? 'Buyers see it.' : `Buyers do not see it. ${hiddenBecause.join(' ')}`}
      </Alert>
      {problem && (
        <Alert severity="info" variant="outlined">
          {problem}
        </Alert>
      )}
      {!isDeleted && <CatalogSwitches catalog={catalog} isDisabled={problem !== null} />}
      <div>
        <Button
          variant="outlined"
          color={isDeleted ? 'primary' : 'error'}
          disabled={problem !== null}
          loading={isPending}
          onClick={handleDelete}
        >
          {isDeleted ? 'Restore' : 'Delete'}
        </Button>
      </div>
      <PictureViewer pictures={catalog.pictures} shown={shown} onShow={setShown} name={catalog.title} />
    </Box>
  );
}
