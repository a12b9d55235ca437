import Box from '@mui/material/Box';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { NewRecordForm } from '@/components/records/new-record-form';
import { PageHeader } from '@/components/records/page-header';
import { ADMIN_PURPOSES } from '@/components/records/purposes/admin-purposes';
import { SectionCard } from '@/components/ui/section-card';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { collections } from '@/lib/client/queries/collections';
import { collectionFormSchema } from '@/lib/contracts/collections/collection-record';
import { findScreenById } from '@/lib/domain/access/access';
import { CollectionBench } from './collection-bench';
import { CollectionFields } from './collection-fields';
import { CollectionOfAddress } from './collection-of-address';
import { curateAddress } from './collection-address';

/** Selects the catalogs of a collection; starts a new one when the address names none. */
export function CollectionCurateScreen() {
  const { query, isReady } = useRouter();
  if (!isReady)
    return (
      <>
        <PageHeader screen="admin-collection-curate" />
        <SkeletonLines count={2} height={280} />
      </>
    );
  if (query.id === undefined) return <NewCollection />;
  return (
    <CollectionOfAddress param="id" screen="admin-collection-curate">
      {(collection) => <CollectionBench key={collection.id} collection={collection} />}
    </CollectionOfAddress>
  );
}

const NONE = { nameEn: '', nameHi: '', descriptionEn: '', descriptionHi: '', segment: null };

function NewCollection() {
  const router = useRouter();
  const { mutateAsync } = collections.useAdd();
  const [madeId, setMadeId] = useState<string | null>(null);
  const list = findScreenById('admin-collection')?.path ?? '';
  const after = madeId === null ? list : curateAddress(madeId);
  return (
    <>
      <PageHeader screen="admin-collection-curate" description={ADMIN_PURPOSES['admin-collection-curate']} />
      <Box sx={{ maxWidth: 900 }}>
        <SectionCard title="About" description="Name it first, then choose its catalogs.">
          <NewRecordForm
            name="new collection"
            formSchema={collectionFormSchema}
            values={NONE}
            add={mutateAsync}
            addLabel="Choose catalogs"
            addedText={({ nameEn }) => `${nameEn} is created.`}
            onAdded={({ id }) => setMadeId(id)}
            onClose={() => void router.push(after)}
          >
            {(form) => <CollectionFields form={form} />}
          </NewRecordForm>
        </SectionCard>
      </Box>
    </>
  );
}
