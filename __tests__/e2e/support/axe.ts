import type { Page } from '@playwright/test';
import { type AxeResults, type RunOptions, source } from 'axe-core';

interface WindowWithAxe {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** Rules whose result depends on the colour scheme; all others check elements, names and positions. */
export const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/**
 * Violations that axe finds on the current page, one line per rule.
 * @param rules ids of the rules to run; by default all of them, best practices included.
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const isThere = await page.evaluate(() => (window as WindowWithAxe).axe !== undefined);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (values) => {
    const runOnly = values && { type: 'rule' as const, values };
    // Leaves out details of passed rules, which take time to collect.
    const results = await (window as WindowWithAxe).axe?.run({
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    });
    if (!results) throw new Error('axe is not there.');
    return results.violations.map(
      ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ html }) => html).join(' | ')}`,
    );
  }, rules);
}
