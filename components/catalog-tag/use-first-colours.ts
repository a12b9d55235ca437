import { useEffect, useMemo, useState } from 'react';
import type { Choice } from '@/components/entities/catalog-form/tag-keys';
import { photoPixels } from '@/lib/client/photo-pixels';
import { clothColours } from '@/lib/domain/photos/cloth-colours';
import { nearestColours } from '@/lib/domain/photos/colour-names';

/** Values that get the first keys. */
const FIRST = 2;

const isColour = ({ label }: Choice) => /^colou?r\b/i.test(label);

/** Values of the colour field nearest to the cloth of a photo; empty before the photo was analysed. */
function useNearest(url: string | undefined, choices: readonly Choice[]): readonly string[] {
  const [seen, setSeen] = useState<{ url: string; colours: ReturnType<typeof clothColours> } | null>(null);
  useEffect(() => {
    if (url === undefined) return;
    let isOver = false;
    void photoPixels(url).then((pixels) => {
      if (!isOver && pixels) setSeen({ url, colours: clothColours(pixels) });
    });
    return () => {
      isOver = true;
    };
  }, [url]);
  const options = choices.find(isColour)?.options;
  return useMemo(
    () => (seen?.url === url && options ? nearestColours(seen?.colours ?? [], options, FIRST) : []),
    [seen, url, options],
  );
}

/**
 * Sorts the colours nearest to the photo's cloth first. Number keys stay stable while the field is open, even when
 * another photo is shown.
 */
export function useFirstColours(choices: readonly Choice[], url: string | undefined, open: string | null): Choice[] {
  const nearest = useNearest(url, choices);
  const [first, setFirst] = useState(nearest);
  const field = choices.find(isColour);
  if (first !== nearest && field?.id !== open) setFirst(nearest);
  return useMemo(
    () =>
      choices.map((choice) => {
        if (!isColour(choice) || first.length === 0) return choice;
        const proposed = first.flatMap((id) => choice.options.find((option) => option.id === id) ?? []);
        return {
          ...choice,
          options: [...proposed, ...choice.options.filter((option) => !proposed.includes(option))],
          hint: `${proposed.map(({ nameEn }) => nameEn).join(' and ')} first: nearest to the photo.`,
        };
      }),
    [choices, first],
  );
}
