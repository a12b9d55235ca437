import type { IncomingPost } from '../../platform/whatsapp/incoming-posts';

/** Photos take most of the time: losing a step costs no more than these. */
const PHOTOS_A_STEP = 16;

export interface Planned {
  post: IncomingPost;
  /** It has photos that are not imported yet. */
  isHeavy: boolean;
}

/** The first posts for one step: all, or as many as fit this many photos, but at least one. */
export function nextStep(posts: readonly IncomingPost[], bringsPhotos: (post: IncomingPost) => boolean): Planned[] {
  const batch: Planned[] = [];
  let photos = 0;
  for (const post of posts) {
    const isHeavy = bringsPhotos(post);
    if (isHeavy) photos += post.attachments.length;
    if (batch.length > 0 && photos > PHOTOS_A_STEP) break;
    batch.push({ post, isHeavy });
  }
  return batch;
}
