import { chromium, type Browser } from '@playwright/test';
import { findBrowser } from '@/lib/commands/find-browser';
import { withFolder, withProgram } from './processes';

/** As it comes, but quiet, and blind to every host other than this machine: no figure depends on a network. */
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

/** A browser with nothing in its cache; gives the port of its developer tools. */
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

/** Drives the browser, and lets go of it afterwards. */
export async function drive<Result>(port: number, work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
