import type { ChatFigures } from '@/lib/contracts/chat/chat-record';
import { indianDayOf, startOfDay } from '@/lib/domain/text/indian-day';
import { clock } from '../../clock';
import { orm } from '../../db/database';
import * as repository from './figures-repository';

/** Response times by staff member and by day, for today and the days before. */
export async function chatFigures({ days }: { days: number }): Promise<ChatFigures> {
  const from = startOfDay(indianDayOf(clock.now()), 1 - days);
  const people = await repository.byPerson(orm(), from);
  return {
    people: people.map(({ id, name, ...figures }) => ({ person: { id, name }, ...figures })),
    days: await repository.byDay(orm(), from),
  };
}
