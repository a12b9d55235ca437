import { videosApi } from '@/lib/contracts/videos/videos';
import type { Area } from '../../platform/area';
import { listExport } from '../../platform/tables/exportable';
import { CUT_JOB } from './cut-job-service';
import { VIDEO_EXPORT_COLUMNS } from './export-service';
import { LINK_CHECK_JOB } from './link-check-service';
import { TAGGING_WORK } from './open-work-service';
import { listVideos } from './service';
import { VIDEO_USES } from './value-use-service';

export const videosArea: Area = {
  exports: {
    'videos.list': listExport({
      endpoint: videosApi.list,
      title: 'Videos',
      list: listVideos,
      columns: VIDEO_EXPORT_COLUMNS,
    }),
  },
  openWork: { videoTags: TAGGING_WORK },
  valueUses: { videos: VIDEO_USES },
  jobs: [CUT_JOB, LINK_CHECK_JOB],
};
