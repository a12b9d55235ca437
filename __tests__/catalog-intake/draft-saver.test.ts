import { draftSaver } from '@/lib/client/photo-intake/draft-saver';
import type { DraftArrangement, UploadDraft } from '@/lib/contracts/uploads/upload-drafts';
import { gate } from '../support/gate';

const arrangement = (note: string) => ({ sellerId: null, source: null, note, loose: [], catalogs: [] }) as never;

it('a save that failed while one went on is tried again with what is newest', async () => {
  jest.useFakeTimers();
  const [failing, sent] = [gate(), [] as DraftArrangement[]];
  const save = async (wanted: DraftArrangement) => {
    sent.push(wanted);
    if (sent.length === 1) {
      await failing.opened;
      throw new Error('No network.');
    }
    return { version: 2 } as UploadDraft;
  };
  const saver = draftSaver({ version: 1, save, onState: () => undefined, onSaved: () => undefined });
  saver.change(arrangement('Ask'));
  const first = saver.flush();
  saver.change(arrangement('Ask for the rates.'));
  failing.open();
  await expect(first).rejects.toThrow('No network.');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(sent.map(({ note }) => note)).toEqual(['Ask', 'Ask for the rates.']);
  jest.useRealTimers();
});
