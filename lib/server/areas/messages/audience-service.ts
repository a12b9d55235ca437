import { type CheckResult, MOST_OUTSIDE, skipReason } from '@/lib/domain/messages/audience';
import { fillAll } from '@/lib/domain/messages/fills';
import { normalizePhone } from '@/lib/domain/text/phone';
import { clock } from '../../clock';
import type { Queryable } from '../../db/database';
import { newId } from '../../db/schema/columns';
import { consentsOf } from '../buyers/consent-service';
import { nextOfSegment } from '../buyers/segment-service';
import * as repository from './audience-repository';
import type { CampaignRow } from './campaign-repository';
import * as recipients from './recipient-repository';
import * as shortLinks from './short-link-repository';
import { shortened, targetsIn } from './short-link-service';

const SOURCES = ['buyers', 'sellers', 'numbers'] as const;

interface Outside {
  invalid: number;
  repeated: number;
  outside: CheckResult['outside'];
}

/** Position of a dry run: the part of the audience, and where in it. */
export interface Place {
  source: (typeof SOURCES)[number] | null;
  cursor: string | null;
  seen: number;
  outside: Outside;
}

export const START: Place = {
  source: 'buyers',
  cursor: null,
  seen: 0,
  outside: { invalid: 0, repeated: 0, outside: [] },
};

async function findPasted(tx: Queryable, typed: readonly string[]): Promise<repository.Found[]> {
  const read = typed.map((text) => ({ text, phone: normalizePhone(text) }));
  const known = await repository.recordsOf(
    tx,
    read.flatMap(({ phone }) => phone ?? []),
  );
  return read.map(({ text, phone }) => ({
    id: text,
    buyerId: null,
    sellerId: null,
    businessName: '',
    contactName: '',
    city: '',
    isBlocked: false,
    ...(phone && known.get(phone)),
    typed: phone ?? text,
  }));
}

interface NextPeople {
  found: repository.Found[];
  /** The last id that was checked. */
  last: string | null;
  isOver: boolean;
}

const pageOf = (found: repository.Found[], limit: number): NextPeople => ({
  found,
  last: found.at(-1)?.id ?? null,
  isOver: found.length < limit,
});

async function buyersAfter(
  tx: Queryable,
  wish: NonNullable<CampaignRow['audience']['buyers']>,
  after: string | null,
  limit: number,
): Promise<NextPeople> {
  if (!wish.segmentId) return pageOf(await repository.nextBuyers(tx, wish, { after, limit }), limit);
  const ids = await nextOfSegment(tx, wish.segmentId, after, limit);
  const found = ids.length > 0 ? await repository.nextBuyers(tx, wish, { ids }) : [];
  return { found, last: ids.at(-1) ?? null, isOver: ids.length < limit };
}

/** The next people of an audience, and where to continue. */
export async function nextPage(
  tx: Queryable,
  { audience }: CampaignRow,
  { source, cursor }: Place,
  limit: number,
): Promise<{ found: repository.Found[]; next: Pick<Place, 'source' | 'cursor'> }> {
  const following = SOURCES[SOURCES.indexOf(source ?? 'numbers') + 1] ?? null;
  if (source === 'numbers') {
    const from = Number(cursor ?? 0);
    const found = await findPasted(tx, audience.numbers.slice(from, from + limit));
    const isOver = from + limit >= audience.numbers.length;
    return { found, next: isOver ? { source: null, cursor: null } : { source, cursor: String(from + limit) } };
  }
  const { buyers, sellers } = audience;
  const people =
    source === 'buyers'
      ? buyers && (await buyersAfter(tx, buyers, cursor, limit))
      : sellers && pageOf(await repository.nextSellers(tx, sellers, cursor, limit), limit);
  const { found, last, isOver } = people ?? pageOf([], limit);
  return { found, next: isOver ? { source: following, cursor: null } : { source, cursor: last } };
}

/** Everything about these numbers that decides whether they get a message. */
async function circumstances(tx: Queryable, campaign: CampaignRow, phones: readonly string[]) {
  return {
    consents: await consentsOf(tx, phones),
    absent: await repository.notOnWhatsApp(tx, phones),
    lately: await repository.countLately(tx, phones, campaign.id),
    known: await recipients.known(tx, campaign.id, phones),
  };
}

/** Stores a row for each of these people. Invalid and repeated numbers are only counted. */
export async function planPage(
  tx: Queryable,
  campaign: CampaignRow,
  found: readonly repository.Found[],
  before: Outside,
): Promise<Outside> {
  const phones = found.map(({ typed }) => normalizePhone(typed));
  const { consents, absent, lately, known } = await circumstances(
    tx,
    campaign,
    phones.filter((one) => one !== null),
  );
  const targets = targetsIn(campaign.fills);
  const links: shortLinks.NewLink[] = [];
  const names = campaign.frozen?.variables.map(({ name }) => name) ?? [];
  const after = { ...before, outside: [...before.outside] };
  const at = clock.now();
  const rows = found.flatMap((one, place) => {
    const phone = phones[place] ?? null;
    const { params, missing } = fillAll(names, campaign.fills, one);
    const reason = skipReason(
      {
        phone,
        isRepeated: phone !== null && known.has(phone),
        isBlocked: one.isBlocked,
        consent: (phone && consents.get(phone)) || 'unknown',
        isOnWhatsApp: phone === null || !absent.has(phone),
        lately: (phone && lately.get(phone)) || 0,
        missing,
      },
      campaign.weeklyLimit,
    );
    if (phone === null || reason === 'repeated' || reason === 'invalid') {
      const why = reason === 'repeated' ? 'repeated' : 'invalid';
      after[why] += 1;
      if (after.outside.length < MOST_OUTSIDE) after.outside.push({ typed: one.typed.slice(0, 60), reason: why });
      return [];
    }
    known.add(phone);
    const id = newId();
    const said =
      reason === null ? shortened(params, targets, { messageId: id, campaignId: campaign.id }) : { params, links: [] };
    links.push(...said.links);
    return {
      id,
      campaignId: campaign.id,
      templateId: campaign.templateId,
      phone,
      name: one.businessName || one.contactName,
      buyerId: one.buyerId,
      sellerId: one.sellerId,
      params: said.params,
      category: campaign.frozen?.category ?? ('marketing' as const),
      stage: reason === null ? ('queued' as const) : ('skipped' as const),
      skipReason: reason,
      stageAt: at,
      senderId: campaign.createdById,
      createdAt: at,
    };
  });
  await recipients.add(tx, rows);
  await shortLinks.add(tx, links);
  return after;
}
