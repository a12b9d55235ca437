import { useMemo, useReducer, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { CLOSED, type Intent, keyReducer, readKey } from '@/components/entities/catalog-form/tag-keys';
import { PRODUCT_TYPE } from '@/components/entities/catalog-form/choices';
import { useScreenKeys } from '@/components/entities/keys/use-screen-keys';
import { useCaptionReading } from '@/components/entities/use-caption-reading';
import { notifyError } from '@/lib/client/notify';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { Video, VideoForm } from '@/lib/contracts/videos/video-record';
import { proposeTitle } from '@/lib/domain/catalogs/catalog-title';
import { clearedOf, pickFor, SPOKEN, videoChoices } from './video-choices';
import { captionOffers, titleOffers } from './video-offers';
import type { Player } from './use-player';

interface TaggingOptions {
  video: Video;
  taxonomy: Taxonomy;
  form: UseFormReturn<VideoForm>;
  values: VideoForm;
  missing: readonly string[];
  player: Player;
  onMark: (edge: 'start' | 'end') => void;
  /** Reason it is read-only; null when it is editable. */
  problem: string | null;
  onFinish: () => void;
}

const TYPED: Record<string, keyof VideoForm> = { title: 'title', rate: 'rateText', description: 'description' };

/** Field for each missing item that can be filled in here. */
const CHOICE_OF: Record<string, string> = { language: SPOKEN, 'product type': PRODUCT_TYPE };

const leaveField = () => {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
};

/** All actions on a video during tagging, with and without the keyboard. */
export function useVideoTagging(options: TaggingOptions) {
  const { video, taxonomy, form, values, missing, player, onMark, problem, onFinish } = options;
  const [keys, dispatch] = useReducer(keyReducer, CLOSED);
  const [showsKeys, setShowsKeys] = useState(false);
  const choices = useMemo(() => videoChoices(values, taxonomy), [values, taxonomy]);
  const reading = useCaptionReading(video.caption);
  const fromCaption = captionOffers(reading, values);
  const titles = titleOffers({ proposed: proposeTitle(values, taxonomy), linkTitle: video.linkTitle }, values.title);

  const fill = (next: Partial<VideoForm>) => {
    for (const [name, value] of Object.entries(next))
      form.setValue(name as keyof VideoForm, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  };
  const focus = (field: keyof VideoForm) => {
    dispatch({ to: 'close' });
    form.setFocus(field, { shouldSelect: true });
  };
  const goOn = (left: readonly string[]) => {
    const first = left.find((name) => name === 'title' || CHOICE_OF[name]);
    const choice = first && CHOICE_OF[first];
    if (choice) dispatch({ to: 'open', id: choice });
    else if (first) focus('title');
    else dispatch({ to: 'close' });
  };
  const pickValue = (field: string, valueId: string) => {
    const choice = choices.find(({ id }) => id === field);
    if (!choice) return;
    fill(pickFor(values, choice, valueId, taxonomy));
    if (keys.filter !== null) dispatch({ to: 'filter', text: null });
    if (!choice.several && keys.open === field) dispatch({ to: 'close' });
  };
  const finish = () => {
    if (problem !== null) return;
    if (missing.length === 0) return onFinish();
    notifyError(`Still missing: ${missing.join(', ')}.`);
    goOn(missing);
  };
  const take = (text: string | undefined) => text !== undefined && fill({ title: text });
  const COMMANDS: Partial<Record<string, () => unknown>> = {
    finish,
    'next-missing': () => goOn(missing),
    'toggle-set': () => fill({ isIntro: !values.isIntro }),
    // Comma and full stop are player keys.
    'copy-last': () => fill(Object.fromEntries(fromCaption.map(({ field, text }) => [field, text]))),
    'take-title': () => take(titles.find(({ hint }) => hint === ';')?.text),
    'take-hindi-title': () => take(titles.find(({ hint }) => hint === ':')?.text),
    help: () => setShowsKeys(true),
  };
  const act = (intent: Intent) => {
    if (intent.does === 'move') dispatch(intent.action);
    if (intent.does === 'pick') pickValue(intent.field, intent.value);
    if (intent.does === 'clear') fill(clearedOf(values, intent.field));
    if (intent.does === 'type' && TYPED[intent.field]) focus(TYPED[intent.field] as keyof VideoForm);
    if (intent.does === 'command') COMMANDS[intent.name]?.();
  };
  useScreenKeys(({ key, isHeld }, place) => {
    if (problem !== null) return !isHeld && place !== 'text' && player.press(key, { hasTenths: true });
    const isEnter = key === 'Enter' && !isHeld;
    if (place === 'text' && !isHeld) {
      const isLong = document.activeElement instanceof HTMLTextAreaElement;
      if (key !== 'Escape' && !(isEnter && !isLong)) return false;
      leaveField();
      if (isEnter) goOn(missing);
      return true;
    }
    if (place === 'button' && (isEnter || key === ' ')) return false;
    if (!isHeld && keys.filter === null && player.press(key, { onMark, hasTenths: keys.open === null })) return true;
    const intent = readKey({ key, isHeld }, keys, choices);
    if (intent) act(intent);
    return intent !== null;
  });
  return { choices, keys, dispatch, reading, fromCaption, titles, pickValue, fill, finish, showsKeys, setShowsKeys };
}

export type VideoTagging = ReturnType<typeof useVideoTagging>;
