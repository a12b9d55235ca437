import type { Page } from '@playwright/test';
import { ROUTES_NAMED_LATER, SPECIFIED_MENU } from '../../support/specification-section-2';
import { SPECIFIED_ACCESS } from '../../support/specification-section-6';

export interface Route {
  name: string;
  pattern: string;
  /** The pattern with a record filled in. */
  address: string;
  roles: string[];
}

const rolesThatOpen = (pattern: string): string[] =>
  SPECIFIED_ACCESS.find(({ routes }) => routes.includes(pattern))?.roles ?? [];

/** Every route of the specification; who may open it comes from its text, not from the table the product runs on. */
export const ROUTES: Route[] = [...SPECIFIED_MENU, ...ROUTES_NAMED_LATER].map(([group, entry, pattern]) => ({
  name: entry === '(base)' ? group : entry,
  pattern,
  address: pattern.replace(/\[\w+\]/, '42'),
  roles: rolesThatOpen(pattern),
}));

/** Goes to another page the way links do, without loading the app anew. */
export const goWithinApp = (page: Page, address: string) =>
  page.evaluate((to) => (window as unknown as NextWindow).next.router.push(to), address);

interface NextWindow {
  next: { router: { push: (address: string) => Promise<boolean> } };
}
