import type { Page } from '@playwright/test';
import type { ApiInfo } from '@/lib/contracts/auth';

/** The session in the browser's storage; null for missing values. */
export const storedSession = (page: Page) =>
  page.evaluate(() => ({ userInfo: localStorage.getItem('userInfo'), apiInfo: localStorage.getItem('apiInfo') }));

export const storedTokens = async (page: Page): Promise<ApiInfo> =>
  JSON.parse((await storedSession(page)).apiInfo ?? 'null') as ApiInfo;

/** Invalidates stored tokens, as expiry or an ended session would. */
export const spoilTokens = (page: Page, ...names: ('accessToken' | 'refreshToken')[]) =>
  page.evaluate((spoiled) => {
    const apiInfo = JSON.parse(localStorage.getItem('apiInfo') ?? '{}') as Record<string, unknown>;
    const useless = Object.fromEntries(spoiled.map((name) => [name, 'useless']));
    localStorage.setItem('apiInfo', JSON.stringify({ ...apiInfo, ...useless }));
  }, names);
