import { useForm, useWatch } from 'react-hook-form';
import { useDraft } from '@/components/records/use-draft';
import { readStored, writeStored } from '@/lib/client/use-stored-state';
import { notifySuccess } from '@/lib/client/notify';
import { useCreateCatalogs } from '@/lib/client/queries/catalog-intake';
import { useUpdateNewCatalog } from '@/lib/client/queries/catalogs';
import { useMe } from '@/lib/client/queries/me';
import { idSchema } from '@/lib/contracts/base/answers';
import type { CaptionFill } from '@/lib/domain/captions/caption-form';
import { fillKey } from './caption-fills';
import type { PostPhoto } from './pasted-photos';
import { NOTHING_NEW } from './post-words';
import { useLikenessCheck } from './use-likeness-check';

export interface PostValues {
  sellerId: string | null;
  caption: string;
  note: string;
  photos: PostPhoto[];
  /** Accepted caption findings, by {@link fillKey}. */
  taken: string[];
}

const EMPTY: PostValues = { sellerId: null, caption: '', note: '', photos: [], taken: [] };

type SentValues = PostValues & { sellerId: string };

/** Result of a post: a draft catalog, with the accepted caption values. */
export interface MadeOfPost {
  id: string;
  isFilled: boolean;
}

const isId = (value: unknown): value is string => idSchema.safeParse(value).success;

/** Caption and photos of one post until its catalog is created; kept as a draft. */
export function usePostForm(onMade: (made: MadeOfPost) => void) {
  const personId = useMe().data?.id;
  const form = useForm<PostValues>({ defaultValues: EMPTY });
  useDraft(form, 'pasted post');
  const values = useWatch({ control: form.control }) as PostValues;
  const { mutateAsync: create, isPending: isCreating } = useCreateCatalogs();
  const { mutateAsync: fill, isPending: isFilling } = useUpdateNewCatalog();
  const likeness = useLikenessCheck();
  const key = `last seller ${personId}`;
  const lastSellerId = personId === undefined ? undefined : readStored(key, isId);

  const set = <Name extends keyof PostValues>(name: Name, value: PostValues[Name]) => {
    form.setValue(name, value as never, { shouldDirty: true });
    form.clearErrors(name);
  };

  /**
   * The catalog exists once it is created. If filling it in fails, an error is shown and its caption still holds the
   * values.
   */
  const send = async ({ sellerId, caption, note, photos, taken }: SentValues, fills: readonly CaptionFill[]) => {
    const photoIds = photos.map(({ photo }) => photo.id);
    const body = { sellerId, source: 'whatsapp' as const, note, catalogs: [{ photoIds, caption }] };
    const made = await create(body).catch(() => null);
    const id = made?.catalogIds[0];
    if (id === undefined) return false;
    writeStored(key, sellerId);
    // Photos pasted during creation belong to the next post.
    const later = form.getValues('photos').filter(({ photo }) => !photoIds.includes(photo.id));
    form.reset(EMPTY);
    if (later.length > 0) set('photos', later);
    const wanted = fills.filter((one) => taken.includes(fillKey(one)));
    const fields = Object.assign({}, ...wanted.map(({ fills: some }) => some)) as CaptionFill['fills'];
    const isFilled =
      wanted.length === 0 ||
      (await fill({ id, ...fields }).then(
        () => true,
        () => false,
      ));
    onMade({ id, isFilled });
    return true;
  };
  const make = (fills: readonly CaptionFill[]) =>
    form.handleSubmit(({ sellerId, ...rest }) => {
      if (sellerId === null) return form.setError('sellerId', { message: 'Choose the seller.' });
      if (rest.photos.length === 0) return form.setError('photos', { message: 'Add a photo first.' });
      const checked = rest.photos.map(({ photo: { id } }) => ({ id, sellerId }));
      likeness.check(checked, ({ leaveOut, group }) => {
        const photos = rest.photos.filter(({ photo }) => !leaveOut.has(photo.id));
        // A retry after a rejection does not ask about these again.
        if (leaveOut.size > 0)
          set(
            'photos',
            form.getValues('photos').filter(({ photo }) => !leaveOut.has(photo.id)),
          );
        if (photos.length === 0) return notifySuccess(NOTHING_NEW);
        void send({ ...rest, sellerId, photos }, fills).then((isMade) => isMade && group());
      });
    });
  return {
    form,
    values,
    lastSellerId: lastSellerId !== values.sellerId ? lastSellerId : undefined,
    isMaking: isCreating || isFilling || likeness.isChecking,
    likenessDialog: likeness.dialog,
    make,
    set,
  };
}
