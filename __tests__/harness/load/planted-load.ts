import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { isMet, type Section } from '../bench/figures';
import { thenUndo } from '../bench/undo';
import { type Meddle, withFront } from './front';
import { signStaffIn } from './sign-staff-in';
import { type Place, type Site, withSite } from './site';
import { type Plant, type Trial, trials } from './trials';
import { workFor } from './work-for';

export interface PlantedLoad {
  planted: number;
  noticed: number;
  /** Violations that the figures did not show, and figures that missed their goal before anything was broken. */
  missed: string[];
}

const FILLING = { staff: 20, sellers: 2000, catalogs: 2000 };

/** A proxy in front of each server. */
const withFronts = <Result>({ servers }: Site, work: (origins: string[], meddle: Meddle) => Promise<Result>) =>
  withFront(servers[0].origin, (first) =>
    withFront(servers[1].origin, (second) =>
      work([first.origin, second.origin], (meddling) => {
        for (const front of [first, second]) front.meddle(meddling);
      }),
    ),
  );

const missedBy = ({ figures }: Section) => figures.filter((figure) => isMet(figure) === false).map(({ name }) => name);

/** Breaks responses to staff in one way after another. Reports the ways that the figures did not show. */
export function plantInLoad(place: Place, say: (text: string) => void): Promise<PlantedLoad> {
  return withSite(place, FILLING, (site) =>
    withFronts(site, async (origins, meddle) => {
      const members = await signStaffIn(origins, FILLING.staff);
      await workFor(members, 10, 200);
      const all = trials(site, members, meddle);
      const missed: string[] = [];
      let [planted, noticed] = [0, 0];
      const plant = async ({ name, run }: Trial, seconds: number, what: Plant, isMissed: string[]) => {
        await what.before?.();
        meddle(what.meddling ?? {});
        const beside = pause((seconds * 1000) / 2).then(what.during);
        const putRight = async () => {
          meddle({});
          await what.after?.();
        };
        const found = await thenUndo(putRight, async () => {
          const section = await run(seconds);
          await beside;
          return missedBy(section);
        });
        planted += 1;
        const isSeen = found.includes(what.misses) && !isMissed.includes(what.misses);
        if (isSeen) noticed += 1;
        else missed.push(`${name}: ${what.name}`);
        say(`${isSeen ? 'Noticed' : 'Not noticed'}, ${name}: ${what.name} (${what.misses}).`);
      };
      for (const trial of all) {
        const isMissed = missedBy(await trial.run(trial.seconds));
        missed.push(...isMissed.map((figure) => `${trial.name}: ${figure} missed its goal with nothing broken`));
        for (const what of trial.plants) await plant(trial, trial.seconds, what, isMissed);
      }
      site.worker.kill('SIGKILL');
      await once(site.worker, 'exit');
      const gone: Plant = { name: 'a process that ended', misses: 'processes that ended' };
      for (const trial of all) await plant(trial, 3, gone, []);
      return { planted, noticed, missed };
    }),
  );
}
