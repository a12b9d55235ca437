import { DEMO_USERS } from '../server/seed/demo-users';

const rows = DEMO_USERS.map(({ name, phoneNumber, password, roles }) => ({ name, phoneNumber, password, fo: roles }));
console.log(JSON.stringify(rows, null, 2));
