import type { Actor } from '../auth/actor';

/** Who works on catalogs in the demo. */
export interface PipelineStaff {
  admin: Actor;
  /** By the source they bring from. */
  whatsapp: Actor;
  onGround: Actor;
  online: Actor;
  editors: readonly [Actor, Actor];
  reviewers: readonly [Actor, Actor];
}
