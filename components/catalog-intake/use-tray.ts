import { useEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { notifyError, notifySuccess } from '@/lib/client/notify';
import { onPhotoHere } from '@/lib/client/photo-intake/photo-queue';
import { readUploadDraft, useSubmitDraft } from '@/lib/client/queries/upload-drafts';
import type { DraftPhoto, UploadDraft } from '@/lib/contracts/uploads/upload-drafts';
import {
  byFolder,
  byTimeGap,
  fits,
  moveTo,
  newCatalog,
  type Place,
  photosOf,
  shift,
  without,
} from '@/lib/domain/photos/photo-board';
import { between } from '@/lib/domain/lists/selection';
import {
  type Board,
  BOARD_LIMITS,
  forgetKept,
  keepWarningsOf,
  NO_ROOM,
  toForm,
  toTrayPhoto,
  type TrayForm,
  withArrived,
} from './draft-board';
import { counted, NOTHING_NEW } from './post-words';
import type { PhotoHands } from './tray-photo';
import { type LikenessVerdict, useLikenessCheck } from './use-likeness-check';
import { useSaving } from './use-saving';

const newKey = () => crypto.randomUUID();

/** An open draft: its photos, the catalogs they are arranged into, and the step that creates them. */
export function useTray(draft: UploadDraft, onSent: (restId: string | null) => void) {
  const [initial] = useState(() => toForm(draft));
  const [restId] = useState(newKey);
  const form = useForm<TrayForm>({ defaultValues: initial });
  const board = useWatch({ control: form.control, name: 'board' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const dragged = useRef<string | null>(null);
  const { mutate, isPending } = useSubmitDraft(draft.id);
  const likeness = useLikenessCheck();
  const { keep, leftOut, saver, ...saving } = useSaving(draft, form);

  useEffect(() => {
    const put = (photos: readonly DraftPhoto[], warnings: string[] = []) => {
      const arrived = photos.map((one) => toTrayPhoto(one, warnings));
      for (const { id } of arrived) leftOut.delete(id);
      form.setValue('board', withArrived(form.getValues('board'), arrived));
    };
    return onPhotoHere(draft.id, (photo, warnings) => {
      if (photo) put([photo], warnings);
      // The response to its last chunk was lost; the draft has the photo.
      else void readUploadDraft(draft.id).then(({ photos }) => put(photos.filter((one) => !leftOut.has(one.photo.id))));
    });
  }, [draft.id, form, leftOut]);

  const change = (next: (board: Board) => Board): boolean => {
    const wanted = next(form.getValues('board'));
    const isRoom = fits(wanted, BOARD_LIMITS);
    if (!isRoom) notifyError(NO_ROOM);
    else {
      form.setValue('board', wanted);
      keep();
    }
    return isRoom;
  };
  const clear = () => setChosen(new Set());
  const withChosen = (next: (board: Board, ids: ReadonlySet<string>) => Board) => {
    if (change((now) => next(now, chosen))) clear();
  };

  const hands: PhotoHands = {
    isChosen: (id) => chosen.has(id),
    onChoose: (id, isRange) => {
      const ids = photosOf(board).map((photo) => photo.id);
      const range = isRange ? between(ids, anchor.current, id) : [id];
      const isOn = !chosen.has(id);
      anchor.current = id;
      const rest = [...chosen].filter((one) => !range.includes(one));
      setChosen(new Set(isOn ? [...rest, ...range] : rest));
    },
    onLasso: (ids, isMore) => setChosen(new Set(isMore ? [...chosen, ...ids] : ids)),
    onShift: (id, by) => change((now) => shift(now, id, by)),
    onDragStart: (id) => (dragged.current = id),
    onDrop: (target) => {
      const id = dragged.current;
      if (id === null) return;
      // A photo outside the selection moves alone.
      const ids = chosen.has(id) ? chosen : new Set([id]);
      change((now) => moveTo(now, ids, target));
      dragged.current = null;
    },
  };

  const send = async ({ leaveOut, group }: LikenessVerdict) => {
    if (leaveOut.size > 0) {
      for (const id of leaveOut) leftOut.add(id);
      change((now) => without(now, leaveOut));
    }
    const { sellerId, source, note, board: left } = form.getValues();
    if (left.catalogs.length === 0) return notifySuccess(NOTHING_NEW);
    // A failed save shows its own error.
    const version = await saver.flush().catch(() => null);
    if (version === null || sellerId === null) return;
    const made = left.catalogs.map(({ photos, caption }) => ({ photoIds: photos.map(({ id }) => id), caption }));
    mutate(
      { sellerId, source, note, catalogs: made, version, restId },
      {
        onSuccess: ({ catalogIds }) => {
          saver.giveUp();
          forgetKept(draft.id);
          keepWarningsOf(restId, left.loose);
          notifySuccess(`${counted(catalogIds.length, 'catalog')} made. They can be assigned and tagged now.`);
          group();
          onSent(left.loose.length > 0 ? restId : null);
        },
      },
    );
  };
  const submit = ({ sellerId, board: { catalogs } }: TrayForm) => {
    if (sellerId === null) return form.setError('sellerId', { message: 'Choose the seller.' });
    const photos = catalogs.flatMap((one) => one.photos.map(({ id }) => ({ id, sellerId })));
    likeness.check(photos, (verdict) => void send(verdict));
  };

  return {
    form,
    board,
    chosen,
    clear,
    hands,
    saving,
    isMaking: isPending || likeness.isChecking,
    likenessDialog: likeness.dialog,
    group: () => withChosen((now, ids) => newCatalog(now, ids, newKey())),
    groupByTime: (minutes: number) => change((now) => byTimeGap(now, minutes, BOARD_LIMITS, newKey)),
    groupByFolder: () => change((now) => byFolder(now, BOARD_LIMITS, newKey)),
    move: (place: Place) => withChosen((now, ids) => moveTo(now, ids, { place })),
    cover: () =>
      withChosen((now, ids) => {
        const home = now.catalogs.find(({ photos }) => photos.some(({ id }) => ids.has(id)));
        return home ? moveTo(now, ids, { place: home.key, before: home.photos[0]?.id }) : now;
      }),
    leaveOut: () => {
      for (const id of chosen) leftOut.add(id);
      withChosen(without);
    },
    write: (key: string, caption: string) =>
      change((now) => ({ ...now, catalogs: now.catalogs.map((one) => (one.key === key ? { ...one, caption } : one)) })),
    make: form.handleSubmit(submit),
  };
}

export type Tray = ReturnType<typeof useTray>;
