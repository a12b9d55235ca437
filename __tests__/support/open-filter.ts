import type { UserEvent } from '@testing-library/user-event';
import { screen } from './render';

/** Opens the editor of an unused filter, in a list with many. */
export async function openFilter(user: UserEvent, label: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
}
