import { ApiError } from '@/lib/client/http/api-error';
import type { DraftArrangement, UploadDraft } from '@/lib/contracts/uploads/upload-drafts';

/** `conflict` waits for the user's decision; `failed` retries with the next change and after a delay. */
export type SavingState = 'saved' | 'saving' | 'failed' | 'conflict';

type Arrangement = Omit<DraftArrangement, 'version'>;

interface Saving {
  version: number;
  save: (arrangement: DraftArrangement) => Promise<UploadDraft>;
  onState: (state: SavingState, problem: Error | null) => void;
  onSaved: (draft: UploadDraft) => void;
}

/** Debounce time before saving; photos are moved in bursts. */
const REST_MS = 400;
const AGAIN_MS = 5_000;

/** Saves the arrangement of a draft, one call at a time, the latest state last. */
export function draftSaver({ version, save, onState, onSaved }: Saving) {
  let now = version;
  let due: Arrangement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;

  async function saveOne(arrangement: Arrangement): Promise<void> {
    onState('saving', null);
    try {
      const saved = await save({ ...arrangement, version: now });
      now = saved.version;
      onSaved(saved);
      onState(due === null ? 'saved' : 'saving', null);
    } catch (error) {
      // An arrangement changed during the save supersedes this one.
      due ??= arrangement;
      const isConflict = error instanceof ApiError && error.code === 'changed_meanwhile';
      onState(isConflict ? 'conflict' : 'failed', error as Error);
      if (!isConflict) wait(AGAIN_MS);
      throw error;
    }
  }

  async function saveAll(): Promise<void> {
    while (due !== null) {
      const next = due;
      due = null;
      await saveOne(next);
    }
  }

  /**
   * Saves the pending state now.
   * @throws when saving fails.
   */
  const flush = async (): Promise<number> => {
    clearTimeout(timer);
    running ??= saveAll().finally(() => (running = null));
    await running;
    return now;
  };

  function wait(milliseconds: number): void {
    clearTimeout(timer);
    // The saving state reports it.
    timer = setTimeout(() => void flush().catch(() => undefined), milliseconds);
  }

  return {
    change: (arrangement: Arrangement) => {
      due = arrangement;
      onState('saving', null);
      wait(REST_MS);
    },
    flush,
    /** Continues from a newer version, and saves pending changes on top of it. */
    takeVersion: (newer: number) => {
      now = newer;
    },
    /** Discards pending changes. */
    giveUp: () => {
      due = null;
      clearTimeout(timer);
    },
  };
}

export type DraftSaver = ReturnType<typeof draftSaver>;
