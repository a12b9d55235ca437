import { marketsApi } from '@/lib/contracts/markets/markets';
import type { MergeRequest } from '@/lib/contracts/merges/merge-record';
import { mergeRequestsApi } from '@/lib/contracts/merges/merge-requests';
import type { Story } from './teller';

/** Two markets are said to be one, and after some doubts merged and parted; certain pairs are merged at once. */
export const mergeStory: Story = async ({ tell, random, work }) => {
  const number = random.below(1e9);
  const add = (word: string) =>
    tell('admin', marketsApi.create, { body: { name: `${word} ${number}`, city: 'Surat', state: 'Gujarat' } });
  const recordId = (await add('Gopal')).id;
  const asked = { kind: 'market', recordId, otherId: (await add('Gopala')).id, note: 'Entered twice.' } as const;
  const request = await tell('admin', mergeRequestsApi.ask, { body: asked });
  await tell('admin', mergeRequestsApi.ask, { body: asked });
  const params = { id: request.id };
  await tell('admin', mergeRequestsApi.addComment, { params, body: { text: 'The same gate.' } });
  const step = (to: 'open' | 'different' | 'refused', { version }: MergeRequest, reason?: string) =>
    tell('admin', mergeRequestsApi.transition, { params, body: { to, reason, version } });
  const two = await step('different', request);
  const refused = await step('refused', await step('open', two), 'Two gates.');
  const open = await step('open', refused);
  const { survivor, loser } = await tell('admin', mergeRequestsApi.get, { params, query: {} });
  const merged = await tell('admin', mergeRequestsApi.merge, {
    params,
    body: {
      survivorId: survivor.id,
      fromLoser: ['name'],
      version: open.version,
      survivorVersion: survivor.version,
      loserVersion: loser.version,
    },
  });
  await tell('admin', mergeRequestsApi.undoPreview, { params });
  const choices = { stay: [], back: [], give: [] };
  await tell('admin', mergeRequestsApi.undo, { params, body: { version: merged.version, ...choices } });
  await tell('admin', mergeRequestsApi.history, { params, query: {} });
  await tell('admin', mergeRequestsApi.mergeCertain, { body: { isDryRun: true } });
  await tell('admin', mergeRequestsApi.mergeCertain, { body: { isDryRun: false } });
  await work();
};
