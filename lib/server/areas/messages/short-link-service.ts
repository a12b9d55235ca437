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

/** The pages of ours whose addresses a campaign's variables hold, by address. */
export type Targets = ReadonlyMap<string, { linkId: string; origin: string }>;

/** Where short addresses begin: as staff open the product, or as the long address does. */
const originOf = (typed: string) => (env().PUBLIC_URL ? new URL(env().PUBLIC_URL ?? '').origin : typed);

/** The pages of ours among all that the variables of a campaign hold. */
export const targetsIn = (fills: Fills): Targets =>
  new Map(
    Object.values(fills)
      .flatMap(({ text }) => addressesIn(text))
      .flatMap((address) => {
        const link = sharedLinkOf(address);
        return link ? [[address, { linkId: link.id, origin: originOf(link.origin) }] as const] : [];
      }),
  );

/** What a message says with a short address of its own for each page, and the rows that lead from there. */
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
 * Leads to the page for buyers, a click where a person asks and the message went out. A page that has ended and a code
 * that is none are not told apart.
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
