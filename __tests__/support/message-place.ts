import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import type { CampaignDetail, CampaignForm } from '@/lib/contracts/messages/campaign-record';
import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import { messagesApi } from '@/lib/contracts/messages/messages';
import type { CampaignStatus } from '@/lib/domain/messages/campaign-status';
import { variablesIn } from '@/lib/domain/messages/template-text';
import { carryWhatsApp } from '@/lib/server/across/whatsapp-chat/service';
import { tellDue } from '@/lib/server/areas/message-sandbox/tell-service';
import { watchMessages } from '@/lib/server/areas/messages/carrier-service';
import { workDeliveries } from '@/lib/server/areas/messages/intake-service';
import { sendWaiting } from '@/lib/server/areas/messages/sender-service';
import { recordConsent } from '@/lib/server/areas/buyers/consent-service';
import { transaction } from '@/lib/server/db/database';
import { tellOwnAddress } from '@/lib/server/own-address';
import type { serveApi } from './api';
import { freezeClock } from './frozen-clock';
import { makeBuyer, type Person, signIn } from './order-place';
import { workOff } from './work-off';

type Api = ReturnType<typeof serveApi>;

/** 11:30 am in India, within the hours for messages. */
export const MORNING = new Date('2026-11-25T06:00:00.000Z');

export type Time = ReturnType<typeof freezeClock>;

/** Stops the clock in the morning, with the built-in provider calling back to this server. */
export function beginDay(api: Api): Time {
  tellOwnAddress(api.origin);
  return freezeClock(MORNING);
}

const STEP = 500;

/** Advances the clock by this many seconds and runs everything the server would do meanwhile. */
export async function carry(time: Time, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds * 1000; passed += STEP) {
    await workOff();
    while ((await sendWaiting()) === 0);
    while ((await tellDue()) > 0);
    while ((await workDeliveries()) > 0);
    await watchMessages();
    await carryWhatsApp();
    time.advance(STEP);
  }
}

let numbers = 0;

/** A number whose last digits decide the built-in provider's response. */
export const phoneEnding = (digits: string) => `+919725${String((numbers += 1)).padStart(3, '0')}${digits}`;

/** A buyer who opted in to messages, or out. */
export async function makeReader(digits: string, consent: 'in' | 'out' | null = 'in', more: object = {}) {
  const buyer = await makeBuyer({ phoneNumber: phoneEnding(digits), ...more });
  if (consent)
    await transaction((tx) =>
      recordConsent(tx, { number: buyer.phoneNumber, consent, source: 'form', proof: '', authorId: null }),
    );
  return buyer;
}

/** Message calls, as one admin. */
export async function messageCalls(api: Api, as?: Person) {
  const person = as ?? (await signIn('admin'));
  const get = async (id: string) => (await api.call(campaignsApi.get, { params: { id } }, { as: person })).data;
  return {
    as: person,
    get,
    /** An approved template, with one variable by default. */
    template: async (time: Time, name = 'new_catalog', text = 'Namaste {{buyer_name}} ji, a new catalog is here.') => {
      const body = {
        name,
        language: 'en' as const,
        category: 'marketing' as const,
        media: 'none' as const,
        body: text,
        footer: '',
        variables: variablesIn(text).map((variable) => ({ name: variable, example: 'Suresh' })),
      };
      const { data } = await api.call(messageTemplatesApi.create, { body }, { as: person });
      const call = { params: { id: data.id }, body: { to: 'pending' as const, version: data.version } };
      await api.call(messageTemplatesApi.submit, call, { as: person });
      await carry(time, 3);
      return (await api.call(messageTemplatesApi.get, { params: { id: data.id } }, { as: person })).data;
    },
    /** A checked campaign to these numbers. */
    campaign: async (time: Time, templateId: string, phones: readonly string[], more: Partial<CampaignForm> = {}) => {
      const body: CampaignForm = {
        name: 'Diwali offers',
        templateId,
        audience: { buyers: null, sellers: null, numbers: [...phones] },
        fills: { buyer_name: { field: 'contactName', text: '' } },
        mediaUrl: null,
        weeklyLimit: null,
        mayGoAtNight: false,
        scheduledAt: null,
        ...more,
      };
      const { data } = await api.call(campaignsApi.create, { body }, { as: person });
      await api.call(campaignsApi.check, { params: { id: data.id }, body: { version: data.version } }, { as: person });
      await carry(time, 0.5);
      return get(data.id);
    },
    step: ({ id, version }: Pick<CampaignDetail, 'id' | 'version'>, to: CampaignStatus, reason?: string) =>
      api.call(campaignsApi.step, { params: { id }, body: { to, reason, version } }, { as: person }),
    /** A campaign's messages, by the last digits of their numbers. */
    messages: async (campaignId: string) =>
      (await api.call(messagesApi.list, { query: { campaignId, limit: '100' } } as never, { as: person })).data.rows,
  };
}
