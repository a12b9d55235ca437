import fs from 'node:fs';
import { chromium } from '@playwright/test';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

export const HOW_TO_GET_A_BROWSER =
  'No browser was found. Get one with `npx playwright install chromium`, or with your system (Debian: `apt-get install ' +
  'chromium`), or set BROWSER_PATH to a Chromium or Chrome that you have.';

/** Path of a Chromium: `BROWSER_PATH`, the usual locations, or Playwright's own; null when there is none. */
export function findBrowser(): string | null {
  const candidates = [process.env.BROWSER_PATH, ...KNOWN_PLACES, chromium.executablePath()];
  return candidates.find((file) => file && fs.existsSync(file)) ?? null;
}

/**
 * Path of a Chromium that has no windows and so opens a page in less than half the time: `HEADLESS_SHELL_PATH`, or the
 * usual location unless `BROWSER_PATH` names the browser to use; null when there is none.
 */
export function findHeadlessShell(): string | null {
  const { HEADLESS_SHELL_PATH, BROWSER_PATH } = process.env;
  if (HEADLESS_SHELL_PATH) return HEADLESS_SHELL_PATH;
  return !BROWSER_PATH && fs.existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : null;
}
