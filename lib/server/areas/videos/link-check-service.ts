import * as z from 'zod/mini';
import { idSchema } from '@/lib/contracts/base/answers';
import type { Actor } from '../../auth/actor';
import { clock } from '../../clock';
import { orm, type Queryable } from '../../db/database';
import { env } from '../../env';
import { jobKind } from '../../platform/jobs/job-kind';
import { enqueue } from '../../platform/jobs/queue';
import { checkLink } from '../../platform/videos/check-link';
import * as repository from './link-repository';

const KIND = 'videos.check-links';

/** Has links looked at, in the transaction they came with; nothing where no network is to be asked. */
export async function enqueueLinkCheck(tx: Queryable, videoIds: string[], actor: Actor): Promise<void> {
  if (!env().LINK_CHECKS || videoIds.length === 0) return;
  const links = videoIds.length === 1 ? '1 link' : `${videoIds.length} links`;
  await enqueue(tx, { kind: KIND, title: `Check of ${links}`, input: { videoIds }, total: videoIds.length }, actor);
}

/** Asks the providers what lies behind links, one after the other. */
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
        if (found) await repository.saveCheck(tx, id, { ...found, at: clock.now() });
        return { done: done + 1, place: done + 1 };
      });
    }
    return { checked: videoIds.length };
  },
  resumes: true,
});
