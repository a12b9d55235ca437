import type { Page } from '@playwright/test';
import { HEADINGS } from '@/config/headings';
import { SCREENS } from '@/lib/domain/access/access';
import { ROUTES_NAMED_LATER, SPECIFIED_MENU } from '../../support/specification-section-2';
import { SPECIFIED_ACCESS } from '../../support/specification-section-6';

export interface Route {
  name: string;
  /** What stands above the page; the menu's word where it says enough. */
  heading: string;
  pattern: string;
  /** The pattern with a record filled in. */
  address: string;
  roles: string[];
}

const rolesThatOpen = (pattern: string): string[] =>
  SPECIFIED_ACCESS.find(({ routes }) => routes.includes(pattern))?.roles ?? [];

function headingOf(pattern: string, name: string): string {
  const screen = SCREENS.find(({ path }) => path === pattern);
  return (screen && HEADINGS[screen.id]) ?? name;
}

/** Every route of the specification; who may open it comes from its text, not from the table the product runs on. */
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

/** Goes to another page the way links do, without loading the app anew. */
export const goWithinApp = (page: Page, address: string) =>
  page.evaluate((to) => (window as unknown as NextWindow).next.router.push(to), address);

interface NextWindow {
  next: { router: { push: (address: string) => Promise<boolean> } };
}
