import { systemApi } from '@/lib/contracts/system';
import { serveApi } from '../support/api';

const api = serveApi();

it('is ready while the database answers', async () => {
  const reply = await api.call(systemApi.health, {});
  expect(reply.status).toBe(200);
  expect(reply.data).toEqual({ status: 'ready' });
});
