import type { ApiError } from '@/lib/client/http/api-error';
import type { EndpointInput } from '@/lib/contracts/base/endpoint';
import type { videoLinksApi } from '@/lib/contracts/videos/video-links';
import { UPLOAD_PRIORITIES } from '@/lib/domain/uploads/upload-status';
import type { LinkDetails, OwnDetails } from '@/lib/domain/videos/link-details';
import type { VideoLink } from '@/lib/domain/videos/video-link';
import { broughtBody } from './brought-fields';

type LinksBody = EndpointInput<typeof videoLinksApi.add>['body'];

interface Said {
  all: LinkDetails;
  ownOf: (key: string) => OwnDetails;
  channelSeller: (key: string) => { id: string } | null;
}

/** Request body for the links, and whether a link lacks a seller. */
export function linksBody(added: readonly VideoLink[], { all, ownOf, channelSeller }: Said) {
  const links = added.map(({ key, url }) => {
    const { sellerId, languages, level, note } = ownOf(key);
    const byChannel = all.sellerId === null ? channelSeller(key)?.id : undefined;
    return {
      url,
      sellerId: sellerId ?? byChannel,
      languages: languages && [...languages],
      priority: level && UPLOAD_PRIORITIES[level],
      note,
    };
  });
  const body: LinksBody = { ...broughtBody(all, all.sellerId), languages: [...all.languages], links };
  return { body, isWithoutSeller: all.sellerId === null && links.some(({ sellerId }) => !sellerId) };
}

/** Errors about single links, by address. */
export const linkProblems = (error: ApiError | null, sent: LinksBody | undefined): ReadonlyMap<string, string> =>
  new Map(
    (error?.issues ?? []).flatMap(({ path: [list, index], message }) => {
      const link = list === 'links' && typeof index === 'number' ? sent?.links[index] : undefined;
      return link ? [[link.url, message] as const] : [];
    }),
  );
