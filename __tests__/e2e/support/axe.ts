import type { Page } from '@playwright/test';
import { type AxeResults, source } from 'axe-core';

interface WindowWithAxe {
  axe: { run: () => Promise<AxeResults> };
}

/** What axe finds on the page as it is now, one line for each rule: all of its rules, best practice too. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { violations } = await (window as unknown as WindowWithAxe).axe.run();
    return violations.map(({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
