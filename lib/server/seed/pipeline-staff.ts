import type { Actor } from '../auth/actor';

/** Staff who work on catalogs in the demo. */
export interface PipelineStaff {
  admin: Actor;
  /** Uploaders by source. */
  whatsapp: Actor;
  onGround: Actor;
  online: Actor;
  editors: readonly [Actor, Actor];
  reviewers: readonly [Actor, Actor];
}
