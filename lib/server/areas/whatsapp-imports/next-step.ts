import type { IncomingPost } from '../../platform/whatsapp/incoming-posts';

/** Photos take most of the time: a step that is lost costs no more of them. */
const PHOTOS_A_STEP = 16;

export interface Planned {
  post: IncomingPost;
  /** It brings photos that are not in yet. */
  isHeavy: boolean;
}

/** The first posts that one step brings in: all, or fewer with so many photos, but one in any case. */
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
