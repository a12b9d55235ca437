import { JOB_KINDS } from '@/lib/server/background/job-worker';
import { JobGivenBack, type JobKind, type JobRun } from '@/lib/server/platform/jobs/job-kind';
import { workOnce } from '@/lib/server/platform/jobs/worker';

/** Each of them reads its file anew, so large jobs go on undisturbed later. One that starts anew is given back once. */
const MOST_BREAKS = 8;

/** The kind with its job given back after each of its first steps, as when its worker stops. */
function broken(kind: JobKind): JobKind {
  const breaks = new Map<string, number>();
  return {
    ...kind,
    run: (run: JobRun<never>) => {
      let steps = 0;
      const step: JobRun['step'] = async (work) => {
        const broke = breaks.get(run.id) ?? 0;
        if (steps > 0 && broke < (kind.resumes ? MOST_BREAKS : 1)) {
          breaks.set(run.id, broke + 1);
          throw new JobGivenBack('stopping');
        }
        await run.step(work);
        steps += 1;
      };
      return kind.run({ ...run, step });
    },
  };
}

/** Runs every waiting job, like a server that is stopped after each of their first steps. */
export async function workOff(): Promise<void> {
  const kinds = JOB_KINDS.map(broken);
  while (await workOnce(kinds));
}
