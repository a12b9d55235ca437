import { importsApi } from '@/lib/contracts/imports';
import { whatsappImportsApi } from '@/lib/contracts/whatsapp/whatsapp-imports';
import { type DamagedFile, damagedFiles } from '../harness/foreign-files/damaged-files';
import { serveApi } from '../support/api';
import { makeSession, makeUser } from '../support/factories';
import { formWith } from '../support/files';
import { importing } from '../support/importing';
import { workOff } from '../support/work-off';

const api = serveApi();

let as: Awaited<ReturnType<typeof makeSession>>;
beforeAll(async () => {
  as = await makeSession({ user: await makeUser({ roles: ['admin'] }) });
});

const { send } = importing(api, () => as);

/** How the file's job ended and the message its owner sees; `whole` when nothing was wrong. */
async function fateOf({ kind, name, bytes }: DamagedFile): Promise<string> {
  if (kind === 'table') {
    const params = { id: (await send(bytes, name)).id };
    await workOff();
    const { data } = await api.call(importsApi.get, { params }, { as });
    return data.refusal ?? String(data.job?.state);
  }
  const reply = await api.send<{ id: string; message?: string }>(whatsappImportsApi.create.path, {
    method: 'POST',
    body: formWith(bytes, name),
    as,
  });
  expect(reply.status).toBeLessThan(500);
  if (reply.status !== 202) return String(reply.data.message);
  await workOff();
  const { data } = await api.call(whatsappImportsApi.get, { params: { id: reply.data.id } }, { as });
  return data.refusal ?? String(data.job?.state);
}

it('a damaged table or chat is read, or refused in a sentence, and nothing else', async () => {
  const fates: string[] = [];
  for (const file of damagedFiles(12, 20)) fates.push(await fateOf(file));
  const isGood = (fate: string) => fate === 'done' || /^[A-Z].*\.$/.test(fate);
  expect(fates.filter((fate) => !isGood(fate))).toEqual([]);
  // The damage is real, but not so bad that nothing is readable.
  expect(fates.filter((fate) => fate !== 'done').length).toBeGreaterThan(3);
  expect(fates).toContain('done');
});
