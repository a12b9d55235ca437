import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from 'next/link';
import { useState } from 'react';
import { PageHeader } from '@/components/records/page-header';
import { RecordForm } from '@/components/records/record-form';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import { SectionCard } from '@/components/ui/section-card';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { tellFailure } from '@/lib/client/http/tell-failure';
import { collections, useMark } from '@/lib/client/queries/collections';
import {
  type CollectionDetail,
  collectionDetailSchema,
  collectionFormSchema,
} from '@/lib/contracts/collections/collection-record';
import { isFrozen } from '@/lib/domain/collections/collection-status';
import { finalizeAddress, viewAddress } from './collection-address';
import { CollectionFields } from './collection-fields';
import { COLLECTION_WORDS, collectionValues } from './collection-words';
import { FillRule } from './fill-rule';
import { LiveFinder } from './live-finder';
import { MemberList } from './member-list';
import { useCurating } from './use-curating';

const WAYS = [
  { value: 'search', label: 'Search' },
  { value: 'rule', label: 'By rule' },
] as const;

/** Live catalogs beside the collection, with its texts below. */
export function CollectionBench({ collection }: { collection: CollectionDetail }) {
  const { id, nameEn, revision } = collection;
  if (isFrozen(collection.status))
    return (
      <>
        <PageHeader screen="admin-collection-curate" title={nameEn} />
        <Alert
          severity="info"
          action={
            <Button component={Link} href={viewAddress(id)} color="inherit" size="small">
              Show it
            </Button>
          }
        >
          This collection is finalized. To change it, make a new revision from its page.
        </Alert>
      </>
    );
  return (
    <>
      <PageHeader
        screen="admin-collection-curate"
        title={nameEn}
        description={revision > 1 ? `Revision ${revision}` : undefined}
        action={
          <Button component={Link} href={finalizeAddress(id)} variant="contained">
            Check and finalize
          </Button>
        }
      />
      <Bench collection={collection} />
    </>
  );
}

function Bench({ collection }: { collection: CollectionDetail }) {
  const { id, version, coverCatalogId } = collection;
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('search');
  const curating = useCurating(collection);
  const { mutateAsync } = collections.useUpdate(id);
  const mark = useMark();
  const handlePin = (catalogId: string, isPinned: boolean) =>
    mark.mutate({ params: { id }, body: { catalogIds: [catalogId], mark: isPinned ? 'pinned' : 'none' } });
  const handleCover = (chosen: string) => {
    mutateAsync({ coverCatalogId: chosen, version }).catch(tellFailure);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, '& > *': { minWidth: 0 } }}>
      <UnsavedGuard isDirty={curating.state !== 'saved'} />
      <SectionCard title="Live catalogs">
        <Box sx={{ mb: 2 }}>
          <SegmentedControl legend="Add catalogs" value={way} options={WAYS} onChange={setWay} />
        </Box>
        {way === 'search' ? (
          <LiveFinder curating={curating} />
        ) : (
          <FillRule collection={collection} curating={curating} />
        )}
      </SectionCard>
      <MemberList
        id={id}
        curating={curating}
        coverId={coverCatalogId}
        pinnedIds={collection.pinnedIds}
        onCover={handleCover}
        onPin={handlePin}
      />
      <Box sx={{ gridColumn: { md: '1 / -1' } }}>
        <RecordForm
          name="collection"
          item={collection}
          itemSchema={collectionDetailSchema}
          formSchema={collectionFormSchema}
          valuesOf={collectionValues}
          words={COLLECTION_WORDS}
          save={mutateAsync}
          savedText={({ nameEn }) => `${nameEn} is saved.`}
        >
          {(form) => <CollectionFields form={form} />}
        </RecordForm>
      </Box>
    </Box>
  );
}
