import { type BrowserContext, type BrowserContextOptions, expect, test as base } from '@playwright/test';
import { type Person, type StoredSession, signInByCalls } from './people';
import { Watch } from './watch';

interface Options {
  /** The person signed in when the test begins; null for signed out. */
  person: Person | null;
}

interface Fixtures {
  address: string;
  watch: Watch;
  /** A second browser, for the same person or another. */
  openBrowser: (person: Person | null, options?: BrowserContextOptions) => Promise<BrowserContext>;
}

const storageOf = (address: string, session: StoredSession) => ({
  cookies: [],
  origins: [
    {
      origin: address,
      localStorage: Object.entries(session).map(([name, value]) => ({ name, value: JSON.stringify(value) })),
    },
  ],
});

/** Playwright's test with a signed-in person, watched for unexpected errors. */
export const test = base.extend<Options & Fixtures>({
  person: [null, { option: true }],

  address: async ({}, provide) => {
    const address = process.env.E2E_ADDRESS;
    if (!address) throw new Error('No server was started.');
    await provide(address);
  },

  baseURL: ({ address }, provide) => provide(address),

  storageState: async ({ person, address }, provide) =>
    provide(person ? storageOf(address, await signInByCalls(address, person)) : undefined),

  watch: [
    async ({ address, context }, provide) => {
      const watch = new Watch(address);
      await watch.follow(context);
      await provide(watch);
      expect(watch.complaints()).toEqual([]);
    },
    { auto: true },
  ],

  openBrowser: async ({ address, browser, contextOptions, watch }, provide) => {
    const opened: BrowserContext[] = [];
    await provide(async (person, options) => {
      const session = person && (await signInByCalls(address, person, options?.userAgent));
      const storageState = session ? storageOf(address, session) : undefined;
      const context = await browser.newContext({ ...contextOptions, baseURL: address, storageState, ...options });
      await watch.follow(context);
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

export { expect };
