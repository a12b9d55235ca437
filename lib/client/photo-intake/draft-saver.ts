import { ApiError } from '@/lib/client/http/api-error';
import type { DraftArrangement, UploadDraft } from '@/lib/contracts/uploads/upload-drafts';

/** `conflict` waits for somebody to decide, `failed` is tried again with the next change and after a while. */
export type SavingState = 'saved' | 'saving' | 'failed' | 'conflict';

type Arrangement = Omit<DraftArrangement, 'version'>;

interface Saving {
  version: number;
  save: (arrangement: DraftArrangement) => Promise<UploadDraft>;
  onState: (state: SavingState, problem: Error | null) => void;
  onSaved: (draft: UploadDraft) => void;
}

/** So long nothing may change before it is saved; moving photos goes in bursts. */
const REST_MS = 400;
const AGAIN_MS = 5_000;

/** Saves how a draft is arranged, one call at a time, the latest state last. */
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
      // What was changed while this was under way says it all.
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

  /** Saves what is due now. @throws when it could not. */
  const flush = async (): Promise<number> => {
    clearTimeout(timer);
    running ??= saveAll().finally(() => (running = null));
    await running;
    return now;
  };

  function wait(milliseconds: number): void {
    clearTimeout(timer);
    // Told by its state.
    timer = setTimeout(() => void flush().catch(() => undefined), milliseconds);
  }

  return {
    change: (arrangement: Arrangement) => {
      due = arrangement;
      onState('saving', null);
      wait(REST_MS);
    },
    flush,
    /** Goes on from a newer state, and saves what is due on top of it. */
    takeVersion: (newer: number) => {
      now = newer;
    },
    /** What is due is not wanted any more. */
    giveUp: () => {
      due = null;
      clearTimeout(timer);
    },
  };
}

export type DraftSaver = ReturnType<typeof draftSaver>;
