import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Link from 'next/link';
import { useRouter } from 'next/router';
import { PageHeader } from '@/components/records/page-header';
import { ADMIN_PURPOSES } from '@/components/records/purposes/admin-purposes';
import { SectionCard } from '@/components/ui/section-card';
import { notifySuccess } from '@/lib/client/notify';
import { useFinalize } from '@/lib/client/queries/collections';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { isFrozen } from '@/lib/domain/collections/collection-status';
import { curateAddress, viewAddress } from './collection-address';
import { CollectionOfAddress } from './collection-of-address';
import { catalogsText } from './collection-words';
import { LookAlikes } from './look-alikes';
import { MemberLines } from './member-lines';
import { ProblemList } from './problem-list';
import { RevisionDifference } from './revision-difference';

/** Checks a collection and freezes it. */
export const CollectionFinalizeScreen = () => (
  <CollectionOfAddress param="id" screen="admin-collection-finalize">
    {(collection) => <Finalizing key={collection.id} collection={collection} />}
  </CollectionOfAddress>
);

function Finalizing({ collection }: { collection: CollectionDetail }) {
  const { id, nameEn, size, problems, version, status } = collection;
  const router = useRouter();
  const { mutate, isPending } = useFinalize();
  const isDone = isFrozen(status);
  const handleFinalize = () =>
    mutate(
      { params: { id }, body: { version } },
      {
        onSuccess: () => {
          notifySuccess(`${nameEn} is finalized.`);
          void router.push(viewAddress(id));
        },
      },
    );
  const action = isDone ? (
    <Button component={Link} href={viewAddress(id)} variant="outlined" color="inherit">
      Show it
    </Button>
  ) : (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} href={curateAddress(id)} variant="outlined" color="inherit">
        Back to its catalogs
      </Button>
      <Button variant="contained" disabled={problems.length > 0} loading={isPending} onClick={handleFinalize}>
        Finalize
      </Button>
    </Box>
  );
  return (
    <>
      <PageHeader
        screen="admin-collection-finalize"
        title={`Finalize ${nameEn}`}
        description={ADMIN_PURPOSES['admin-collection-finalize']}
        action={action}
      />
      <Stack spacing={2}>
        <SectionCard title="Check list">
          {isDone && <Typography>It is finalized. What buyers see of it is frozen.</Typography>}
          {!isDone && problems.length === 0 && (
            <Typography>{`Nothing is in the way. ${catalogsText(size)} will be frozen as they are now.`}</Typography>
          )}
          {!isDone && problems.length > 0 && <ProblemList collection={collection} />}
        </SectionCard>
        {!isDone && <LookAlikes collection={collection} />}
        {collection.previousId && <RevisionDifference collection={collection} previousId={collection.previousId} />}
        <SectionCard title="In this order">
          <MemberLines members={collection.members} />
        </SectionCard>
      </Stack>
    </>
  );
}
