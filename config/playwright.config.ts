import { defineConfig } from '@playwright/test';

const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium's sandbox does not start for root, the user that runs tests in a container. */
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: '../__tests__/e2e',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  globalSetup: '../__tests__/e2e/support/global-setup.ts',
  workers: 2,
  // A failed test is retried once and listed as flaky; lib/commands/test.ts sets how many may be flaky.
  retries: 1,
  forbidOnly: true,
  // Generous timeouts: a late result on a busy machine is not a failure, a missing one is.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH || process.env.BROWSER_PATH || undefined,
      args: isRoot ? [...CHROMIUM_FLAGS, '--no-sandbox'] : CHROMIUM_FLAGS,
    },
  },
});
