import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Shows a column, hidden by default, through the list's columns panel. */
export async function showExtraColumn(user: UserEvent, name: string): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  const item = within(await screen.findByRole('listitem', { name }));
  await user.click(item.getByRole('checkbox'));
  await user.keyboard('{Escape}');
}
