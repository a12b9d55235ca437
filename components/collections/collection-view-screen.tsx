import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { StateTag } from '@/components/entities/state-tag';
import { useCurrentUser } from '@/components/entities/current-user';
import { type AddressTab, AddressTabs } from '@/components/records/address-tabs';
import { PageHeader } from '@/components/records/page-header';
import { RecordHistory } from '@/components/records/record-history';
import { StepButtons } from '@/components/records/step-buttons';
import { SectionCard } from '@/components/ui/section-card';
import { useRevise, useStepCollection } from '@/lib/client/queries/collections';
import { type CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { collectionsApi } from '@/lib/contracts/collections/collections';
import { COLLECTION_MACHINE } from '@/lib/domain/collections/collection-machine';
import { COLLECTION_STATE_TEXTS, isFrozen } from '@/lib/domain/collections/collection-status';
import { indianDayOf } from '@/lib/domain/text/indian-day';
import { curateAddress, viewAddress } from './collection-address';
import { CollectionDays } from './collection-days';
import { CollectionOfAddress } from './collection-of-address';
import { COLLECTION_ACTIONS, COLLECTION_HISTORY_WORDS, catalogsText, daysText } from './collection-words';
import { ForBuyers } from './for-buyers';
import { RevisionDifference } from './revision-difference';
import { ShareLinks } from './share-links';

/** One collection as buyers see it, with its actions. */
export const CollectionViewScreen = () => (
  <CollectionOfAddress param="collectionId" screen="admin-collection-view">
    {(collection) => <CollectionPage collection={collection} />}
  </CollectionOfAddress>
);

const tabsOf = (collection: CollectionDetail): readonly [AddressTab, ...AddressTab[]] => [
  { id: 'buyers', label: 'As buyers see it', content: () => <ForBuyers collection={collection} /> },
  { id: 'links', label: 'Share', content: () => <ShareLinks collection={collection} /> },
  { id: 'days', label: 'Days', content: () => <CollectionDays collection={collection} /> },
  ...(collection.previousId
    ? [
        {
          id: 'changes',
          label: 'Changes',
          content: () => <RevisionDifference collection={collection} previousId={collection.previousId ?? ''} />,
        },
      ]
    : []),
  { id: 'history', label: 'History', content: () => <History id={collection.id} /> },
];

function CollectionPage({ collection }: { collection: CollectionDetail }) {
  const { id, nameEn, status, size, revision, liveFrom, liveUntil } = collection;
  const { fo } = useCurrentUser();
  const mutation = useStepCollection(id);
  const about = [catalogsText(size), revision > 1 && `revision ${revision}`, daysText(collection)].filter(Boolean);
  return (
    <>
      <PageHeader
        screen="admin-collection-view"
        title={nameEn}
        description={
          <>
            <StateTag states={COLLECTION_STATE_TEXTS} state={status} /> {about.join(' · ')}{' '}
            <Revisions {...collection} />
          </>
        }
        action={
          <StepButtons
            machine={COLLECTION_MACHINE}
            record={{ ...collection, name: nameEn }}
            facts={{ liveFrom, liveUntil, today: indianDayOf(new Date()) }}
            roles={fo}
            mutation={mutation}
          />
        }
      />
      <AddressTabs label={`About ${nameEn}`} tabs={tabsOf(collection)} />
    </>
  );
}

function Revisions({ id, status, previousId, nextId }: CollectionDetail) {
  const router = useRouter();
  const { mutate, isPending } = useRevise();
  const handleRevise = () =>
    mutate({ params: { id } }, { onSuccess: (revision) => void router.push(curateAddress(revision.id)) });
  return (
    <>
      {previousId && (
        <Link component={NextLink} href={viewAddress(previousId)}>
          Earlier revision
        </Link>
      )}{' '}
      {nextId && (
        <Link component={NextLink} href={viewAddress(nextId)}>
          Later revision
        </Link>
      )}
      {!nextId && isFrozen(status) && (
        <Button size="small" loading={isPending} onClick={handleRevise}>
          New revision
        </Button>
      )}
    </>
  );
}

const History = ({ id }: { id: string }) => (
  <SectionCard title="History">
    <RecordHistory
      endpoint={collectionsApi.history}
      id={id}
      words={COLLECTION_HISTORY_WORDS}
      actions={COLLECTION_ACTIONS}
      machine={COLLECTION_MACHINE}
    />
  </SectionCard>
);
