import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '@/lib/commands/find-browser';
import { withFolder, withProgram } from './processes';

/** Default settings, but quiet and without access to any host except this machine: no result depends on a network. */
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-extensions',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  '--remote-debugging-port=0',
  'about:blank',
];

export const hasBrowser = (): boolean => findBrowser() !== null;

/** A browser with an empty cache. Passes on the port of its developer tools. */
export const withBrowser = <Result>(work: (port: number) => Promise<Result>): Promise<Result> =>
  withFolder((folder) =>
    withProgram(
      {
        file: findBrowser() ?? '',
        args: [`--user-data-dir=${folder}`, ...FLAGS],
        ready: /DevTools listening on ws:\/\/127\.0\.0\.1:(\d+)\//,
      },
      (port) => work(Number(port)),
    ),
  );

/** Drives the browser and disconnects afterwards. */
export async function drive<Result>(port: number, work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
