import type { Page } from '@playwright/test';
import { type AxeResults, type RunOptions, source } from 'axe-core';

interface WindowWithAxe {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** What axe finds on the page as it is now, one line for each rule: all of its rules, best practice too. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const isThere = await page.evaluate(() => (window as WindowWithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async () => {
    // Of what is in order, nobody asks where it stands.
    const results = await (window as WindowWithAxe).axe?.run({ resultTypes: ['violations'] });
    if (!results) throw new Error('axe is not there.');
    return results.violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  });
}
