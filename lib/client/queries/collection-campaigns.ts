import { useMutation, useQueryClient } from '@tanstack/react-query';
import { collectionLinksApi } from '@/lib/contracts/collections/collection-links';
import type { CollectionDetail } from '@/lib/contracts/collections/collection-record';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import type { MessageTemplate } from '@/lib/contracts/messages/template-record';
import { collectionFills, namesLink } from '@/lib/domain/collections/campaign-fills';
import { call } from '@/lib/client/http/call';
import { tellPassingFailure } from '@/lib/client/http/tell-failure';
import { collections } from './collections';
import { campaigns } from './messages';

interface Wanted {
  collection: Pick<CollectionDetail, 'id' | 'nameEn' | 'nameHi' | 'segment'>;
  template: MessageTemplate;
}

const SHOWN = { rate: 'shown', markupPercent: 10, showsSeller: false, phoneNumber: null } as const;
const LINK_DAYS = 14;
const MOST_A_WEEK = 3;

/** Link to the buyer page, in the language of the message. */
async function makeLink(id: string, language: 'en' | 'hi'): Promise<string> {
  const body = { days: LINK_DAYS, options: { ...SHOWN, language } };
  const { address } = await call(collectionLinksApi.create, { params: { id }, body }, { showsErrors: 'caller' });
  return window.location.origin + address;
}

async function begin({ collection: { id, nameEn, nameHi, segment }, template }: Wanted) {
  const names = template.variables.map(({ name }) => name);
  const language = template.language === 'hi' ? 'hi' : 'en';
  const link = namesLink(names) ? await makeLink(id, language) : '';
  const buyers = { segment: segment ? [segment] : [], state: [], productTypeId: [], orderedWithinDays: null };
  const body = {
    name: nameEn.slice(0, 80),
    templateId: template.id,
    audience: { buyers, sellers: null, numbers: [] },
    fills: collectionFills(names, { name: (language === 'hi' && nameHi) || nameEn, link }),
    mediaUrl: null,
    weeklyLimit: MOST_A_WEEK,
    mayGoAtNight: false,
    scheduledAt: null,
  };
  return call(campaignsApi.create, { body }, { showsErrors: 'caller' });
}

/** Creates a draft campaign for a collection, with a link to its page if the template has a placeholder for it. */
export function useCampaignOfCollection() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: begin,
    onError: tellPassingFailure,
    onSettled: () =>
      Promise.all(
        [collections.keys.all, campaigns.keys.all].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
}
