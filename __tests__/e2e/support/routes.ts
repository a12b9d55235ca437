import type { Page } from '@playwright/test';
import { HEADINGS } from '@/config/headings';
import { SCREENS } from '@/lib/domain/access/access';
import { ROUTES_NAMED_LATER, SPECIFIED_MENU } from '../../support/specification-section-2';
import { SPECIFIED_ACCESS } from '../../support/specification-section-6';

export interface Route {
  name: string;
  /** Heading of the page; the menu label where that is sufficient. */
  heading: string;
  pattern: string;
  /** The pattern with a record's id. */
  address: string;
  roles: string[];
}

const rolesThatOpen = (pattern: string): string[] =>
  SPECIFIED_ACCESS.find(({ routes }) => routes.includes(pattern))?.roles ?? [];

function headingOf(pattern: string, name: string): string {
  const screen = SCREENS.find(({ path }) => path === pattern);
  return (screen && HEADINGS[screen.id]) ?? name;
}

/**
 * Every route of the specification. Its roles come from the specification's text, not from the product's role table.
 */
export const ROUTES: Route[] = [...SPECIFIED_MENU, ...ROUTES_NAMED_LATER].map(([group, entry, pattern]) => {
  const name = entry === '(base)' ? group : entry;
  return {
    name,
    heading: headingOf(pattern, name),
    pattern,
    address: pattern.replace(/\[\w+\]/, '42'),
    roles: rolesThatOpen(pattern),
  };
});

/** Navigates like a link, without reloading the app. */
export const goWithinApp = (page: Page, address: string) =>
  page.evaluate((to) => (window as unknown as NextWindow).next.router.push(to), address);

interface NextWindow {
  next: { router: { push: (address: string) => Promise<boolean> } };
}
