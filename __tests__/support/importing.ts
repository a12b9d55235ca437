import { type Import, importsApi } from '@/lib/contracts/imports';
import { sellersApi } from '@/lib/contracts/sellers/sellers';
import type { ImportArea } from '@/lib/domain/tables/imports';
import type { Api } from './api';
import { upload } from './files';
import { workOff } from './work-off';

/** Import calls, for sellers by default, as this user. */
export function importing(api: Api, who: () => { accessToken: string }, area: ImportArea = 'sellers') {
  /** Uploads a file whose reading job has not run yet. */
  const send = async (content: string | Uint8Array, name = `${area}.csv`): Promise<Import> => {
    const { id: fileId } = await upload(api, who(), content, name);
    const { data } = await api.call(importsApi.create, { body: { area, fileId } }, { as: who() });
    expect(data).toMatchObject({ state: 'reading', refusal: null, rowCount: 0, columns: [], job: { state: 'queued' } });
    return data;
  };

  const refresh = async ({ id }: Import) => (await api.call(importsApi.get, { params: { id } }, { as: who() })).data;

  const begin = async (content: string | Uint8Array, name?: string): Promise<Import> => {
    const sent = await send(content, name);
    await workOff();
    return refresh(sent);
  };

  async function check(made: Import, mapping: Partial<Import['mapping']> = {}): Promise<Import> {
    const body = { ...made.mapping, ...mapping };
    await api.call(importsApi.check, { params: { id: made.id }, body }, { as: who() }).then(({ data }) => data);
    await workOff();
    return refresh(made);
  }

  async function run(made: Import): Promise<Import> {
    const { data } = await api.call(importsApi.run, { params: { id: made.id } }, { as: who() });
    expect(data.state).toBe('running');
    await workOff();
    return refresh(made);
  }

  const rowsOf = async ({ id }: Import, outcome?: 'wrong') =>
    (
      await api.call(
        importsApi.rows,
        { params: { id }, query: { limit: 100, ...(outcome && { outcome: [outcome] }) } },
        { as: who() },
      )
    ).data.rows;

  const found = async (q: string) => (await api.call(sellersApi.list, { query: { q } }, { as: who() })).data.rows;

  return { send, begin, refresh, check, run, rowsOf, found };
}
