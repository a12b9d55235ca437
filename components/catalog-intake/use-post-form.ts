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
  /** Which of the findings in the caption are taken, by {@link fillKey}. */
  taken: string[];
}

const EMPTY: PostValues = { sellerId: null, caption: '', note: '', photos: [], taken: [] };

type SentValues = PostValues & { sellerId: string };

/** What is made of a post: a draft catalog, with whatever was taken from its caption. */
export interface MadeOfPost {
  id: string;
  isFilled: boolean;
}

const isId = (value: unknown): value is string => idSchema.safeParse(value).success;

/** The words and photos of one post until a catalog is made of them; kept as a draft. */
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

  /** The catalog is there once it is made; when filling it in fails, that is said and its words are still in it. */
  const send = async ({ sellerId, caption, note, photos, taken }: SentValues, fills: readonly CaptionFill[]) => {
    const photoIds = photos.map(({ photo }) => photo.id);
    const body = { sellerId, source: 'whatsapp' as const, note, catalogs: [{ photoIds, caption }] };
    const made = await create(body).catch(() => null);
    const id = made?.catalogIds[0];
    if (id === undefined) return false;
    writeStored(key, sellerId);
    // What was pasted while it was made is of the next one.
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
        // Whoever tries again after a refusal is not asked about these again.
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
