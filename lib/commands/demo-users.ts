import { DEMO_USERS } from '../server/db/seed/demo-users';

const rows = DEMO_USERS.map(({ name, phoneNumber, password, roles }) => ({ name, phoneNumber, password, fo: roles }));
console.log(JSON.stringify(rows, null, 2));
