import type { Page } from '@playwright/test';
import type { ApiInfo } from '@/lib/contracts/auth';

/** What the browser keeps of the session; null for what is not there. */
export const storedSession = (page: Page) =>
  page.evaluate(() => ({ userInfo: localStorage.getItem('userInfo'), apiInfo: localStorage.getItem('apiInfo') }));

export const storedTokens = async (page: Page): Promise<ApiInfo> =>
  JSON.parse((await storedSession(page)).apiInfo ?? 'null') as ApiInfo;

/** Makes stored tokens as useless as time or an ended session would. */
export const spoilTokens = (page: Page, ...names: ('accessToken' | 'refreshToken')[]) =>
  page.evaluate((spoiled) => {
    const apiInfo = JSON.parse(localStorage.getItem('apiInfo') ?? '{}') as Record<string, unknown>;
    const useless = Object.fromEntries(spoiled.map((name) => [name, 'useless']));
    localStorage.setItem('apiInfo', JSON.stringify({ ...apiInfo, ...useless }));
  }, names);
