import { useMemo, useReducer, useState } from 'react';
import type { CatalogDetail, CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import { notifyError } from '@/lib/client/notify';
import { useCaptionLessons } from '@/lib/client/queries/caption-lessons';
import { learnedIn } from '@/lib/domain/captions/lessons';
import { proposeTitle } from '@/lib/domain/catalogs/catalog-title';
import { sizesAfter } from '@/lib/domain/catalogs/size-tags';
import { captionOffers, type Offer, sureOffers, takeSure } from './caption-offers';
import { choicesOf, cleared, pick } from '@/components/entities/catalog-form/choices';
import { type Missing, missingFields } from '@/components/entities/catalog-form/missing-fields';
import { copyTags, fillIn, type Kept } from './remembered';
import {
  CLOSED,
  type CommandName,
  type Intent,
  keyReducer,
  readKey,
  type TextField,
} from '@/components/entities/catalog-form/tag-keys';
import { useCaptionReading } from '@/components/entities/use-caption-reading';
import { useFirstColours } from './use-first-colours';
import { useNamedProducts } from './use-named-products';
import { useImageView } from './use-image-view';
import { type KeyPlace, useScreenKeys } from '@/components/entities/keys/use-screen-keys';
import type { useTagForm } from './use-tag-form';

interface TaggingOptions {
  catalog: CatalogDetail;
  taxonomy: Taxonomy;
  tagForm: ReturnType<typeof useTagForm>;
  remembered: { last: Kept | null; ofSeller: Kept | null };
  isHeld: boolean;
  neighbours: { before?: string; after?: string };
  onDialog: (dialog: 'skip' | 'keys') => void;
}

const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** All actions on a catalog during tagging, with and without the keyboard. */
export function useTagging(options: TaggingOptions) {
  const { catalog, taxonomy, tagForm, remembered, isHeld, neighbours, onDialog } = options;
  const { form, values, fill, isSaving } = tagForm;
  const [keys, dispatch] = useReducer(keyReducer, CLOSED);
  const [asked, setAsked] = useState<{ attributeId: string; name: string } | null>(null);
  const view = useImageView(catalog.pictures.length);
  const reading = useCaptionReading(catalog.caption);
  const fields = useMemo(() => choicesOf(values, taxonomy), [values, taxonomy]);
  const choices = useFirstColours(fields, catalog.pictures[view.index]?.photo.urls.thumb, keys.open);
  const products = useNamedProducts(catalog.caption, taxonomy.productTypes);
  const { data: lessons } = useCaptionLessons(catalog.seller.id);
  const said = useMemo(
    () => ({ reading, products, learned: learnedIn(catalog.caption, lessons ?? []) }),
    [reading, products, lessons, catalog.caption],
  );
  const offers = useMemo(() => captionOffers(said, values, taxonomy, choices), [said, values, taxonomy, choices]);
  const titles = useMemo(() => proposeTitle(values, taxonomy), [values, taxonomy]);
  const images = catalog.pictures.length;
  const { missing, needed } = missingFields(values, images, taxonomy, choices);

  const type = (field: TextField) => {
    dispatch({ to: 'close' });
    form.setFocus(field, { shouldSelect: true });
  };
  const goTo = ({ field }: Missing) => {
    if (!field) return;
    if ('text' in field) type(field.text);
    else dispatch({ to: 'open', id: field.choice });
  };
  const goOn = (left: readonly Missing[]) => {
    const first = left.find(({ field }) => field !== null);
    if (first) goTo(first);
    else dispatch({ to: 'close' });
  };

  /** Skips text fields: a number key would be typed into them. */
  const openNextList = (filled: CatalogForm) => {
    const left = missingFields(filled, images, taxonomy, choicesOf(filled, taxonomy)).missing;
    const list = left.find((one) => one.field && 'choice' in one.field);
    if (list) goTo(list);
    else dispatch({ to: 'close' });
  };

  const pickValue = (field: string, valueId: string) => {
    const choice = choices.find(({ id }) => id === field);
    if (!choice) return;
    const picked = pick(values, choice, valueId, taxonomy);
    const next = { ...values, ...picked, sizes: sizesAfter(values, picked.tags, taxonomy) };
    fill(next);
    if (keys.filter !== null) dispatch({ to: 'filter', text: null });
    if (!choice.several && keys.open === field) openNextList(next);
  };
  /** Fills in many fields at once and opens the first empty list. */
  const take = (next: CatalogForm) => {
    fill(next);
    openNextList(next);
  };
  const finish = () => {
    if (isSaving) return;
    if (!isHeld) return notifyError('Your hold on this has ended; your text is kept. Take it again first.');
    if (missing.length === 0) return tagForm.finish();
    notifyError(`Still missing: ${missing.map(({ name }) => name).join(', ')}.`);
    goOn(missing);
  };
  const moveTo = (id: string | undefined) => id !== undefined && tagForm.moveTo(id);
  const setTitle = (title: string | undefined) => title !== undefined && fill({ ...values, title });

  const COMMANDS: Record<CommandName, () => unknown> = {
    finish,
    'toggle-set': () => fill({ ...values, isSet: !values.isSet }),
    'copy-last': () => remembered.last && take(copyTags(values, remembered.last)),
    'take-remembered': () => remembered.ofSeller && take(fillIn(values, remembered.ofSeller, taxonomy)),
    'take-sure': () => take(takeSure(said, values, taxonomy)),
    'take-title': () => setTitle(titles?.en),
    'take-hindi-title': () => setTitle(titles?.hi),
    skip: () => !isSaving && onDialog('skip'),
    help: () => onDialog('keys'),
    'zoom-in': () => view.zoomBy(1),
    'zoom-out': () => view.zoomBy(-1),
    'image-before': () => view.move(-1),
    'image-after': () => view.move(1),
    'catalog-before': () => moveTo(neighbours.before),
    'catalog-after': () => moveTo(neighbours.after),
    'next-missing': () => goOn(missing),
  };
  const ask = (attributeId: string, name: string) => setAsked({ attributeId, name });
  const act = (intent: Intent) => {
    if (intent.does === 'move') dispatch(intent.action);
    if (intent.does === 'pick') pickValue(intent.field, intent.value);
    if (intent.does === 'clear') fill({ ...values, ...cleared(values, intent.field) });
    if (intent.does === 'ask') ask(intent.field, keys.filter ?? '');
    if (intent.does === 'type') type(intent.field);
    if (intent.does === 'command') COMMANDS[intent.name]();
  };
  useScreenKeys(({ key, isHeld: isChord }, place: KeyPlace) => {
    const isEnter = key === 'Enter' && !isChord;
    if (place === 'text' && !isChord) {
      const isLong = document.activeElement instanceof HTMLTextAreaElement;
      if (key !== 'Escape' && !(isEnter && !isLong)) return false;
      leaveField();
      if (isEnter) goOn(missing);
      return true;
    }
    if (place === 'button' && (isEnter || key === ' ')) return false;
    const intent = readKey({ key, isHeld: isChord }, keys, choices);
    if (intent) act(intent);
    return intent !== null;
  });

  return {
    values,
    choices,
    keys,
    dispatch,
    view,
    reading,
    offers,
    sureOffers: sureOffers(offers, values).length,
    titles,
    missing,
    needed,
    pickValue,
    ask,
    asked,
    endAsking: () => setAsked(null),
    goTo,
    takeOffer: (offer: Offer) => fill({ ...values, ...offer.take(values) }),
    perform: (name: CommandName) => void COMMANDS[name](),
  };
}

export type TaggingState = ReturnType<typeof useTagging>;
