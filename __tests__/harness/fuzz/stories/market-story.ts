import { marketMergesApi } from '@/lib/contracts/markets/market-merges';
import { marketsApi } from '@/lib/contracts/markets/markets';
import type { Story } from './teller';

/** Two markets are corrected, merged and unmerged. */
export const marketStory: Story = async ({ tell, random }) => {
  const number = random.below(1e9);
  const add = (word: string) =>
    tell('admin', marketsApi.create, { body: { name: `${word} ${number}`, city: 'Surat', state: 'Gujarat' } });
  const { id: survivorId, version } = await add('Radha');
  await tell('admin', marketsApi.update, { params: { id: survivorId }, body: { marketNumber: `${number}`, version } });
  const duplicateId = (await add('Raadha')).id;
  await tell('admin', marketMergesApi.preview, { query: { survivorId, duplicateId } });
  const { id } = await tell('admin', marketMergesApi.merge, { body: { survivorId, duplicateId } });
  await tell('admin', marketMergesApi.undo, { params: { id } });
};
