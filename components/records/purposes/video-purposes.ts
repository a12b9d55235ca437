/** Purposes of the video screens. */
export const VIDEO_PURPOSES = {
  'video-link': 'Submit videos found online by their link.',
  'video-upload': 'Add video files that came from a seller.',
  'video-fetch': 'Take the next raw video to cut.',
  'video-tag': 'Work through the videos that wait for tags.',
  'video-tag-uploaded': 'Tag one video that was cut and uploaded.',
  'video-live': 'Watch and review the videos that buyers can see.',
};
