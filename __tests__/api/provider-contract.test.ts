import { env } from '@/lib/server/env';
import { tellOwnAddress } from '@/lib/server/own-address';
import { cloud, cloudPlace } from '@/lib/server/platform/messaging/cloud';
import { gupshup, gupshupPlace } from '@/lib/server/platform/messaging/gupshup';
import { openProvider, SANDBOX } from '@/lib/server/platform/messaging/open-provider';
import type { MessageProvider, Outgoing } from '@/lib/server/platform/messaging/provider';
import { serveApi } from '../support/api';
import { changeSettings } from '../support/change-settings';

const api = serveApi();

/** Your own number that may receive a message, such as +919825012345. Setting it runs the test on a real account. */
const { CONTRACT_PHONE } = process.env;

interface Account {
  phone: string;
  open: () => MessageProvider;
  /** The same account with a wrong key. */
  openWrong: () => MessageProvider;
}

const builtIn: Account = {
  phone: '+919825012300',
  open: () => {
    tellOwnAddress(api.origin);
    changeSettings({ WHATSAPP_PROVIDER: 'sandbox' });
    return openProvider();
  },
  openWrong: () => {
    const { app, source } = SANDBOX;
    return gupshup({ name: 'sandbox', url: `${api.origin}/api/message-sandbox`, app, source, apiKey: 'not the key' });
  },
};

const real = (phone: string): Account => ({
  phone,
  open: openProvider,
  openWrong: () =>
    env().WHATSAPP_PROVIDER === 'cloud'
      ? cloud({ ...cloudPlace(env()), token: 'not the key' })
      : gupshup({ ...gupshupPlace(env()), apiKey: 'not the key' }),
});

const ACCOUNTS: [string, Account][] = [
  ['the built-in provider', builtIn],
  ...(CONTRACT_PHONE ? [['the account of the settings', real(CONTRACT_PHONE)] as [string, Account]] : []),
];

const message = (phone: string, more: Partial<Outgoing> = {}): Outgoing => ({
  id: crypto.randomUUID(),
  phone,
  template: null,
  params: [],
  text: 'A test of the contract.',
  mediaUrl: null,
  ...more,
});

describe.each(ACCOUNTS)('%s keeps the contract:', (_name, { phone, open, openWrong }) => {
  it('takes a message and names it, or says why not', async () => {
    const answer = await open().send(message(phone));
    expect(['taken', 'refused']).toContain(answer.kind);
    if (answer.kind === 'taken') expect(answer.providerId).toMatch(/^\S{8,}$/);
    if (answer.kind === 'refused') expect(answer.reason).not.toBe('');
  });

  it('refuses a template that is not there', async () => {
    const template = {
      providerId: crypto.randomUUID(),
      name: `not_there_${Date.now()}`,
      language: 'en' as const,
      category: 'utility' as const,
      media: 'none' as const,
      body: 'Nothing.',
      footer: '',
      variables: [],
    };
    expect(await open().send(message(phone, { template, text: '' }))).toMatchObject({ kind: 'refused' });
  });

  it('lists its templates, each with an id, a name and a state', async () => {
    for (const { providerId, name, status } of await open().templates())
      expect([providerId, name, status]).toEqual([
        expect.stringMatching(/\S/),
        expect.stringMatching(/^\w+$/),
        expect.any(String),
      ]);
  });

  it('says what is left to spend, or nothing', async () => {
    const wallet = await open().wallet();
    expect(wallet === null || /\d/.test(wallet)).toBe(true);
  });

  it('takes nothing from whoever has another key', async () => {
    expect((await openWrong().send(message(phone))).kind).toBe('refused');
    await expect(openWrong().templates()).rejects.toThrow(/answered 4\d\d/);
  });
});
