import { useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '@/components/layout/use-draft';
import { notifySuccess } from '@/lib/client/notify';
import { useCreateCatalogs } from '@/lib/client/queries/catalog-intake';
import type { Photo } from '@/lib/contracts/photos';
import {
  byTimeGap,
  moveTo,
  newCatalog,
  type PhotoBoard,
  type Place,
  photosOf,
  shift,
  without,
} from '@/lib/domain/photo-board';
import { between } from '@/lib/domain/selection';
import type { UploadSource } from '@/lib/domain/upload-status';
import { counted } from './post-words';
import { useLikenessCheck } from './use-likeness-check';
import type { PhotoHands, TrayPhoto } from './tray-photo';

type Board = PhotoBoard<TrayPhoto>;

export interface TrayForm {
  sellerId: string | null;
  source: UploadSource;
  note: string;
  board: Board;
}

const EMPTY: TrayForm = { sellerId: null, source: 'on-ground', note: '', board: { loose: [], catalogs: [] } };

/** The photos that came in and the catalogs they are put together to; kept as a draft until they are made. */
export function useTray() {
  const form = useForm<TrayForm>({ defaultValues: EMPTY });
  useDraft(form, 'photos for catalogs');
  const board = useWatch({ control: form.control, name: 'board' });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  const dragged = useRef<string | null>(null);
  const { mutate, isPending } = useCreateCatalogs();
  const likeness = useLikenessCheck();

  const change = (next: (board: Board) => Board) =>
    form.setValue('board', next(form.getValues('board')), { shouldDirty: true });
  const clear = () => setChosen(new Set());
  const withChosen = (next: (board: Board, ids: ReadonlySet<string>) => Board) => {
    change((now) => next(now, chosen));
    clear();
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
    onShift: (id, by) => change((now) => shift(now, id, by)),
    onDragStart: (id) => (dragged.current = id),
    onDrop: (target) => {
      const id = dragged.current;
      if (id === null) return;
      // One that is not chosen is moved alone.
      const ids = chosen.has(id) ? chosen : new Set([id]);
      change((now) => moveTo(now, ids, target));
      dragged.current = null;
    },
  };

  return {
    form,
    board,
    chosen,
    clear,
    hands,
    isMaking: isPending || likeness.isChecking,
    likenessDialog: likeness.dialog,
    take: (photo: Photo, file: File, warnings: string[]) =>
      change((now) =>
        photosOf(now).some(({ id }) => id === photo.id)
          ? now
          : {
              ...now,
              loose: [...now.loose, { id: photo.id, name: file.name, takenAt: file.lastModified, photo, warnings }],
            },
      ),
    group: () => withChosen((now, ids) => newCatalog(now, ids, crypto.randomUUID())),
    groupByTime: (minutes: number) => change((now) => byTimeGap(now, minutes, () => crypto.randomUUID())),
    move: (place: Place) => withChosen((now, ids) => moveTo(now, ids, { place })),
    cover: () =>
      withChosen((now, ids) => {
        const home = now.catalogs.find(({ photos }) => photos.some(({ id }) => ids.has(id)));
        return home ? moveTo(now, ids, { place: home.key, before: home.photos[0]?.id }) : now;
      }),
    leaveOut: () => withChosen(without),
    write: (key: string, caption: string) =>
      change((now) => ({ ...now, catalogs: now.catalogs.map((one) => (one.key === key ? { ...one, caption } : one)) })),
    make: form.handleSubmit(({ sellerId, source, note, board: { catalogs } }) => {
      if (sellerId === null) return form.setError('sellerId', { message: 'Choose the seller.' });
      const photos = catalogs.flatMap((one) => one.photos.map(({ id }) => ({ id, sellerId })));
      likeness.check(photos, ({ leaveOut, group }) => {
        const { loose, catalogs: left } = without(form.getValues('board'), leaveOut);
        const finish = () => {
          form.reset({ ...EMPTY, source });
          if (loose.length > 0) change((now) => ({ ...now, loose }));
        };
        if (left.length === 0) return (finish(), notifySuccess('No catalog was made: all its photos are duplicates.'));
        const made = left.map((one) => ({ photoIds: one.photos.map(({ id }) => id), caption: one.caption }));
        mutate(
          { sellerId, source, note, catalogs: made },
          {
            onSuccess: ({ catalogIds }) => {
              notifySuccess(`${counted(catalogIds.length, 'catalog')} made. They can be assigned and tagged now.`);
              finish();
              group();
            },
          },
        );
      });
    }),
  };
}
