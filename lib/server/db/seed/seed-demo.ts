import { addUsers, findByTypedPhone, hasNoUsers } from '../../areas/users/service';
import { env } from '../../env';
import { orm } from '../database';
import { DEMO_USERS } from './demo-users';

/** Demo people, whose password everybody knows, must never meet real staff. */
export class DemoDataRefused extends Error {}

/**
 * Loads the demo data into a database nobody uses yet; any other is left as it is.
 * @throws DemoDataRefused where staff come over https, which no demo does.
 */
export async function seedDemo(): Promise<void> {
  if (env().PUBLIC_URL?.startsWith('https:'))
    throw new DemoDataRefused('Demo data is not loaded where PUBLIC_URL begins with https. Use `npm start`.');
  if (await hasNoUsers()) await addUsers(DEMO_USERS);
}

/** @throws DemoDataRefused when the demo people are in the database. */
export async function refuseDemoData(): Promise<void> {
  const [admin] = DEMO_USERS;
  if (admin && (await findByTypedPhone(orm(), admin.phoneNumber)))
    throw new DemoDataRefused(
      'This database holds the demo people, whose password everybody knows. ' +
        'Set DATA_DIR or DATABASE_URL to another one, or use `npm run demo`.',
    );
}
