import type { Area } from '../../platform/area';
import { LINK_CHECK_JOB } from './link-check-service';
import { TAGGING_WORK } from './open-work-service';
import { VIDEO_USES } from './value-use-service';

export const videosArea: Area = {
  openWork: { videoTags: TAGGING_WORK },
  valueUses: { videos: VIDEO_USES },
  jobs: [LINK_CHECK_JOB],
};
