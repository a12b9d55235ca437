import { addUsers, hasNoUsers } from '../../areas/users/service';
import { DEMO_USERS } from './demo-users';

/** Loads the demo data into a database nobody uses yet; any other is left as it is. */
export async function seedDemo(): Promise<void> {
  if (await hasNoUsers()) await addUsers(DEMO_USERS);
}
