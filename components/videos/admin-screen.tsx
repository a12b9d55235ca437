import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useCurrentUser } from '@/components/entities/current-user';
import { bulkSelection } from '@/components/records/bulk-change/bulk-selection';
import { FiguresButton } from '@/components/records/figures-button';
import { PageHeader } from '@/components/records/page-header';
import { ViewTabs } from '@/components/records/views/view-tabs';
import { ADMIN_PURPOSES } from '@/components/records/purposes/admin-purposes';
import { fetchesEarly } from '@/lib/client/queries/list';
import { mayCall } from '@/lib/client/may-call';
import { videoQueueApi } from '@/lib/contracts/videos/video-queue';
import { videosApi } from '@/lib/contracts/videos/videos';
import { videoColumns } from '@/components/entities/video-columns';
import { ADMIN_FILTERS, ADMIN_VIEWS } from './video-filters';
import { VideoList } from './video-list';

const VideoFigures = dynamic(() => import('./video-figures').then((module) => module.VideoFigures), { ssr: false });
const AssignDialog = dynamic(() => import('./assign-dialog').then((module) => module.AssignDialog), { ssr: false });

export const ADMIN_VIDEO_COLUMNS = videoColumns(
  ['name', 'status', 'seller', 'editor', 'createdAt', 'statusChangedAt', 'length'],
  ['provider', 'link', 'reason', 'source', 'submittedBy', 'note'],
);

type Chosen = ReturnType<typeof bulkSelection>;

/** All videos with their assignees. */
export function AdminScreen() {
  const { fo } = useCurrentUser();
  const [assigning, setAssigning] = useState<{ chosen: Chosen; clear: () => void } | null>(null);
  return (
    <>
      <PageHeader
        screen="admin-video"
        description={ADMIN_PURPOSES['admin-video']}
        action={<FiguresButton>{() => <VideoFigures />}</FiguresButton>}
      />
      <ViewTabs endpoint={videosApi.list} views={ADMIN_VIEWS} />
      <VideoList
        label="All videos"
        columns={ADMIN_VIDEO_COLUMNS}
        filters={ADMIN_FILTERS}
        noneYet={{ title: 'No videos yet', hint: 'They appear here as links and files come in.' }}
        bulkActions={
          mayCall(videoQueueApi.assign, fo)
            ? (selection, clear, search) => (
                <Button
                  size="small"
                  variant="contained"
                  onClick={() => setAssigning({ chosen: bulkSelection(selection, search), clear })}
                >
                  Assign…
                </Button>
              )
            : undefined
        }
      />
      {assigning && (
        <AssignDialog
          chosen={assigning.chosen}
          onDone={() => {
            assigning.clear();
            setAssigning(null);
          }}
          onClose={() => setAssigning(null)}
        />
      )}
    </>
  );
}

AdminScreen.fetchesEarly = fetchesEarly(videosApi.list);
