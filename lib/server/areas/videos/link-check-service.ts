import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import type { Actor } from '../../auth/actor';
import { clock, DAY, later } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { env } from '../../env';
import { jobKind } from '../../platform/jobs/job-kind';
import { enqueue } from '../../platform/jobs/queue';
import { checkLink, type LinkFacts } from '../../platform/videos/check-link';
import * as repository from './link-repository';

const KIND = 'videos.check-links';

/** Queues a check of links within the transaction that adds them; does nothing when link checks are disabled. */
export async function enqueueLinkCheck(tx: Queryable, videoIds: string[], actor: Actor): Promise<void> {
  if (!env().LINK_CHECKS || videoIds.length === 0) return;
  const links = videoIds.length === 1 ? '1 link' : `${videoIds.length} links`;
  await enqueue(tx, { kind: KIND, title: `Check of ${links}`, input: { videoIds }, total: videoIds.length }, actor);
}

/** Days until a link is checked again, and days when its provider did not respond. */
const [KNOWN_DAYS, SILENT_DAYS] = [7, 1];

/**
 * Stores what a provider said about a link. Without a response nothing changes, and the link is checked again in a day.
 */
async function note(tx: Queryable, id: string, found: LinkFacts): Promise<void> {
  if (found.state === 'unknown') await repository.putOff(tx, id, later((SILENT_DAYS - KNOWN_DAYS) * DAY));
  else await repository.saveCheck(tx, id, { ...found, at: clock.now() });
}

/** Checks links with their providers, one after the other. */
export const LINK_CHECK_JOB = jobKind({
  kind: KIND,
  input: z.strictObject({ videoIds: z.array(idSchema) }),
  run: async ({ input: { videoIds }, step, place }) => {
    const checked = z.safeParse(z.int(), place).data ?? 0;
    for (let done = checked; done < videoIds.length; done += 1) {
      const id = videoIds[done] ?? '';
      const link = await repository.findLink(orm(), id);
      const found = link && (await checkLink(link));
      await step(async (tx) => {
        if (found) await note(tx, id, found);
        return { done: done + 1, place: done + 1 };
      });
    }
    return { checked: videoIds.length };
  },
  resumes: true,
});

/**
 * Rechecks the link whose last check is oldest, so that each dead link is found within a week: one per idle moment of
 * the worker, at most one a second.
 */
export async function recheckLinks(check: typeof checkLink = checkLink): Promise<void> {
  if (!env().LINK_CHECKS) return;
  const link = await repository.findStale(orm(), later(-KNOWN_DAYS * DAY));
  if (!link) return;
  await note(orm(), link.id, await check(link));
}
