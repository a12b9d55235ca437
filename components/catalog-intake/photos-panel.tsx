import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useAddressKey } from '@/lib/client/address-key';
import { SkeletonLines } from '@/components/ui/skeleton-lines';
import { bringFiles } from '@/lib/client/photo-intake/bring-files';
import type { FoundFile } from '@/lib/client/photo-intake/found-files';
import { resumePhotos } from '@/lib/client/photo-intake/photo-queue';
import { useMe } from '@/lib/client/queries/me';
import { DraftList } from './draft-list';
import { DraftTray } from './draft-tray';
import { IntakeSources } from './intake-sources';

/** Photo upload: the user's drafts, a new one, or the open one. */
export function PhotosPanel() {
  const { value, hrefOf, open, replace, close } = useAddressKey('draft');
  const personId = useMe().data?.id;

  useEffect(() => {
    if (personId !== undefined) void resumePhotos(personId);
  }, [personId]);

  if (personId === undefined) return <SkeletonLines count={2} height={160} />;
  const bring = (draftId: string, files: readonly FoundFile[]) => void bringFiles({ draftId, personId }, files);
  if (value !== null)
    return (
      <DraftTray
        key={value}
        id={value}
        onFiles={(files) => bring(value, files)}
        onSent={(restId) => (restId === null ? close() : replace(restId))}
        onLeave={close}
      />
    );
  return <NewDraft onFiles={bring} onOpen={open} hrefOf={hrefOf} />;
}

interface NewDraftProps {
  onFiles: (draftId: string, files: readonly FoundFile[]) => void;
  onOpen: (draftId: string) => void;
  hrefOf: (draftId: string) => string;
}

function NewDraft({ onFiles, onOpen, hrefOf }: NewDraftProps) {
  const [draftId] = useState(() => crypto.randomUUID());
  return (
    <Stack spacing={3}>
      <IntakeSources
        onFiles={(files) => {
          onFiles(draftId, files);
          onOpen(draftId);
        }}
      />
      <DraftList hrefOf={hrefOf} />
    </Stack>
  );
}
