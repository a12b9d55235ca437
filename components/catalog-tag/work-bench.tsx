import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { PageHeader } from '@/components/records/page-header';
import { QueryFailure } from '@/components/records/query-failure';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import type { HeldUpload } from '@/lib/contracts/uploads/uploads';
import { notifySuccess } from '@/lib/client/notify';
import { useUploadCatalogs } from '@/lib/client/queries/catalogs';
import { useTaxonomy } from '@/lib/client/queries/taxonomy';
import { LeaseNotice } from '@/components/entities/lease/lease-notice';
import { TagForm } from './tag-form';
import { uploadSourceLabel } from '@/components/entities/upload-source';
import { useLease } from '@/components/entities/lease/use-lease';
import { renewUpload, useReleaseUpload, useSkipUpload, useTakeUpload } from '@/lib/client/queries/uploads';
import { isWorkLeft } from './work-order';
import { SKIP_ASKS } from '@/lib/domain/uploads/upload-machine';

const SkipDialog = dynamic(() => import('@/components/records/skip-dialog').then((module) => module.SkipDialog), {
  ssr: false,
});

const KeysSheet = dynamic(() => import('./keys-sheet').then((module) => module.KeysSheet), { ssr: false });

interface WorkBenchProps {
  held: HeldUpload;
  /** Called when it is finished or released: continues with the next item. */
  onNext: () => void;
  /** Returns to the queue. */
  onLeave: () => void;
}

/** A leased work item: its catalogs, one at a time. */
export function WorkBench({ held, onNext, onLeave }: WorkBenchProps) {
  const { upload } = held;
  const lease = useLease(upload.id, held.leaseToken, {
    renew: (token) => renewUpload(upload.id, token),
    release: useReleaseUpload(upload.id),
    taking: useTakeUpload(),
  });
  const skipping = useSkipUpload(upload.id);
  const taxonomy = useTaxonomy();
  const catalogs = useUploadCatalogs(upload.id);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'skip' | 'keys' | 'leave' | null>(null);
  const [{ isDirty, isSaving }, setFormState] = useState({ isDirty: false, isSaving: false });

  const all = catalogs.data ?? [];
  const current = all.find(({ id }) => id === chosenId) ?? all.find(isWorkLeft) ?? all[0];

  const handleFinished = (isUploadDone: boolean, nextId: string | null) => {
    if (!isUploadDone) return setChosenId(nextId);
    lease.forget();
    notifySuccess(`${upload.seller.businessName} is done.`);
    onNext();
  };
  const handleSkipped = () => {
    lease.forget();
    onNext();
  };
  const failure = catalogs.error ?? taxonomy.error;
  const retry = () => Promise.all([catalogs.refetch(), taxonomy.refetch()]);
  return (
    <>
      <PageHeader
        screen="catalog-tag"
        title={upload.seller.businessName}
        description={[uploadSourceLabel(upload.source), upload.note].filter(Boolean).join(' · ')}
        action={
          <Box sx={{ display: 'flex', gap: 1 }}>
            <Button color="inherit" onClick={() => setDialog('keys')} aria-keyshortcuts="?">
              Keys
            </Button>
            <Button color="inherit" disabled={isSaving} onClick={() => setDialog('skip')} aria-keyshortcuts="s">
              Skip
            </Button>
            <Button color="inherit" onClick={() => (isDirty ? setDialog('leave') : onLeave())}>
              Back to the queue
            </Button>
          </Box>
        }
      />
      <LeaseNotice lease={lease} />
      {current && taxonomy.data && (
        <TagForm
          key={current.id}
          catalog={current}
          catalogs={all}
          taxonomy={taxonomy.data}
          lease={lease}
          onMove={setChosenId}
          onFinished={handleFinished}
          onState={setFormState}
          onDialog={setDialog}
        />
      )}
      {!(catalogs.data && taxonomy.data) && failure && <QueryFailure error={failure} onRetry={() => void retry()} />}
      {!(catalogs.data && taxonomy.data) && !failure && <SkeletonLines count={2} height={320} />}
      {dialog === 'skip' && (
        <SkipDialog
          id={upload.id}
          name={upload.seller.businessName}
          asks={SKIP_ASKS}
          lease={lease}
          skipping={skipping}
          onSkipped={handleSkipped}
          onClose={() => setDialog(null)}
        />
      )}
      <ConfirmDialog
        isOpen={dialog === 'leave'}
        title="Leave without saving?"
        confirmLabel="Leave"
        onConfirm={onLeave}
        onCancel={() => setDialog(null)}
      >
        What you typed here is not saved and would be lost.
      </ConfirmDialog>
      {dialog === 'keys' && <KeysSheet onClose={() => setDialog(null)} />}
    </>
  );
}
