import type { UserEvent } from '@testing-library/user-event';
import { screen } from './render';

/** Opens the editor of a filter that is not in use, where a list has many. */
export async function openFilter(user: UserEvent, label: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('menuitem', { name: label }));
}
