import './load-env';
import './quiet-log';
import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { ROLE_NAMES, type Role } from '@/config/roles';
import { newPasswordSchema } from '@/lib/contracts/me';
import { normalizePhone } from '@/lib/domain/text/phone';
import { addUsers } from '../server/areas/users/service';
import { guessability } from '../server/auth/common-passwords';
import { openDatabase } from '../server/db/database';
import { env } from '../server/env';
import { CommandRefused, tellAndExit } from './tell-and-exit';

const USAGE = `Adds a person. With the embedded engine, stop the server first.

  npm run user:add -- --name "Asha Mehta" --phone +919825012345 --roles admin

The password is asked for, or read from the variable NEW_USER_PASSWORD.
Roles, separated by commas: ${ROLE_NAMES.join(', ')}`;

function refuse(problem: string): never {
  console.error(`${problem}\n\n${USAGE}`);
  process.exit(1);
}

/** Prompts without echoing the input. */
async function askPassword(): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const prompt = readline.createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stderr.write('Password: ');
  const typed = await prompt.question('');
  process.stderr.write('\n');
  prompt.close();
  return typed;
}

const isRole = (name: string): name is Role => ROLE_NAMES.some((role) => role === name);

async function addUser(): Promise<void> {
  const options = { name: { type: 'string' }, phone: { type: 'string' }, roles: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const name = values.name?.trim();
  const phoneNumber = normalizePhone(values.phone ?? '');
  const roles = [
    ...new Set(
      (values.roles ?? '')
        .split(',')
        .map((role) => role.trim())
        .filter(Boolean),
    ),
  ];
  if (!name) refuse('A name is missing.');
  if (!phoneNumber) refuse('A phone number is missing or not right.');
  const unknown = roles.filter((role) => !isRole(role));
  if (roles.length === 0 || unknown.length > 0)
    refuse(`Roles are missing or unknown: ${unknown.join(', ') || 'none given'}.`);

  const password = process.env.NEW_USER_PASSWORD ?? (await askPassword());
  const parsed = newPasswordSchema.safeParse(password);
  const problem = parsed.success ? guessability(password, { name, phoneNumber }) : parsed.error.issues[0]?.message;
  if (problem) refuse(problem);

  const database = await openDatabase(env());
  try {
    const taken = await addUsers([{ name, phoneNumber, password, roles: roles.filter(isRole) }]);
    if (taken.length > 0) throw new CommandRefused(`Another person already has the phone number ${phoneNumber}.`);
    console.log(`Added ${name} (${phoneNumber}) as ${roles.join(', ')}.`);
  } finally {
    await database.close();
  }
}

addUser().catch(tellAndExit);
