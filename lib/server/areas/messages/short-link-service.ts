import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Fills } from '@/lib/domain/messages/fills';
import {
  addressesIn,
  CODE_LENGTH,
  CODE_SIGNS,
  isCode,
  shortAddress,
  withAddresses,
} from '@/lib/domain/messages/short-links';
import { clock } from '../../clock';
import { orm } from '../../db/database';
import { env } from '../../env';
import type { FileAnswer } from '../../http/send-file';
import { goneAnswer, openAddressOf, sharedLinkOf } from '../collections/link-service';
import * as repository from './short-link-repository';

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/** Our own pages linked in a campaign's variables, by URL. */
export type Targets = ReadonlyMap<string, { linkId: string; origin: string }>;

/** Origin of short links: the product's public URL if set, otherwise the origin of the long URL. */
const originOf = (typed: string) => (env().PUBLIC_URL ? new URL(env().PUBLIC_URL ?? '').origin : typed);

/** Finds our own pages among the values of a campaign's variables. */
export const targetsIn = (fills: Fills): Targets =>
  new Map(
    Object.values(fills)
      .flatMap(({ text }) => addressesIn(text))
      .flatMap((address) => {
        const link = sharedLinkOf(address);
        return link ? [[address, { linkId: link.id, origin: originOf(link.origin) }] as const] : [];
      }),
  );

/** A message with its own short link for each page, and the rows that resolve those links. */
export function shortened(
  params: readonly string[],
  targets: Targets,
  message: { messageId: string; campaignId: string },
): { params: string[]; links: repository.NewLink[] } {
  const codes = new Map<string, string>();
  const shortOf = (address: string) => {
    const target = targets.get(address);
    if (!target) return undefined;
    const code = codes.get(target.linkId) ?? newCode();
    codes.set(target.linkId, code);
    return shortAddress(target.origin, code);
  };
  const said = targets.size > 0 ? params.map((text) => withAddresses(text, shortOf)) : [...params];
  const links = [...codes].map(([linkId, code]) => ({ ...message, code, linkId, clicks: 0 }));
  return { params: said, links };
}

const redirect = (location: string): FileAnswer => ({
  name: 'link',
  type: 'text/plain; charset=utf-8',
  bytes: null,
  tag: null,
  page: { status: 302, location },
  read: () => Readable.from([]),
});

/**
 * Redirects to the page for buyers, and counts a click when a person requests it and the message was sent. An ended
 * page and an unknown code get the same response.
 */
export async function openShortLink(
  { id: code }: { id: string },
  { isPreview }: { isPreview: boolean },
): Promise<FileAnswer> {
  const found = isCode(code) ? await repository.findByCode(orm(), code) : undefined;
  const address = found && (await openAddressOf(orm(), found.linkId));
  if (!found || !address) return goneAnswer();
  if (!isPreview && found.handedAt) await repository.countClick(orm(), code, clock.now());
  return redirect(address);
}
