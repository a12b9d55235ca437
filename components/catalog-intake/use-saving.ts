import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { ApiError } from '@/lib/client/http/api-error';
import { draftSaver, type SavingState } from '@/lib/client/photo-intake/draft-saver';
import { keptWarnings } from '@/lib/client/photo-intake/kept-warnings';
import { saveUploadDraft } from '@/lib/client/queries/upload-drafts';
import { type UploadDraft, uploadDraftSchema } from '@/lib/contracts/uploads/upload-drafts';
import { keepCaptions, toArrangement, toForm, toTrayPhoto, type TrayForm, withArrived } from './draft-board';

interface Saving {
  state: SavingState;
  problem: string | null;
  /** The draft as saved in another window. */
  theirs: UploadDraft | null;
}

/** Saves every change of a draft to the server after a short pause. */
export function useSaving(draft: UploadDraft, form: UseFormReturn<TrayForm>) {
  const [saving, setSaving] = useState<Saving>({ state: 'saved', problem: null, theirs: null });
  const [{ saver, leftOut }] = useState(() => {
    const gone = new Set<string>();
    const onSaved = ({ photos }: UploadDraft) => {
      const warnings = keptWarnings(draft.id);
      const fresh = photos
        .filter(({ photo }) => !gone.has(photo.id))
        .map((one) => toTrayPhoto(one, warnings[one.photo.id]));
      form.setValue('board', withArrived(form.getValues('board'), fresh));
    };
    const onState = (state: SavingState, problem: Error | null) => {
      const current = problem instanceof ApiError ? uploadDraftSchema.safeParse(problem.current).data : undefined;
      setSaving({ state, problem: problem?.message ?? null, theirs: current ?? null });
    };
    const save = (body: Parameters<typeof saveUploadDraft>[1]) => saveUploadDraft(draft.id, body);
    return { saver: draftSaver({ version: draft.version, save, onState, onSaved }), leftOut: gone };
  });

  const keep = () => {
    keepCaptions(draft.id, form.getValues('board'));
    saver.change(toArrangement(form.getValues(), [...leftOut]));
  };

  // Board changes are saved by their caller: uploaded photos are on the server already.
  const typed = useEffectEvent(({ name }: { name?: string }) => {
    if (name !== undefined && name !== 'board') keep();
  });

  useEffect(() => {
    const stop = form.subscribe({ formState: { values: true }, callback: (event) => typed(event) });
    return () => {
      stop();
      void saver.flush().catch(() => undefined);
    };
  }, [form, saver]);

  return {
    ...saving,
    saver,
    leftOut,
    keep,
    keepMine: () => {
      if (saving.theirs) saver.takeVersion(saving.theirs.version);
      void saver.flush().catch(() => undefined);
    },
    takeTheirs: () => {
      if (!saving.theirs) return;
      saver.giveUp();
      saver.takeVersion(saving.theirs.version);
      // A photo that is back in the draft is no longer left out.
      for (const { photo } of saving.theirs.photos) leftOut.delete(photo.id);
      form.reset(toForm(saving.theirs));
      setSaving({ state: 'saved', problem: null, theirs: null });
    },
  };
}
