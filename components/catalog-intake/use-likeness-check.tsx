import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { notifySuccess } from '@/lib/client/notify';
import {
  useDecideLikenesses,
  useFindLikenesses,
  useGroupWithLike,
  type WithCatalog,
} from '@/lib/client/queries/likenesses';
import type { PhotoLikeness } from '@/lib/contracts/catalogs/likenesses';
import { decisionsOf, groupsOf, type LikenessAnswers, relevantTo } from './likeness-answers';

const LikenessDialog = dynamic(() => import('./likeness-dialog').then((module) => module.LikenessDialog), {
  ssr: false,
});

/** A photo about to go into a catalog, with its seller. */
export interface CheckedPhoto {
  id: string;
  sellerId: string | null;
  /** Target catalog, if it exists already. */
  catalogId?: string;
}

export interface LikenessVerdict {
  /** Duplicate photos. */
  leaveOut: ReadonlySet<string>;
  /** Groups the created catalogs as decided. Call it after they are created. */
  group: () => void;
}

interface Asked {
  found: PhotoLikeness[];
  photos: readonly CheckedPhoto[];
  proceed: (verdict: LikenessVerdict) => void;
}

interface LikenessCheck {
  check: (photos: readonly CheckedPhoto[], proceed: Asked['proceed']) => void;
  isChecking: boolean;
  /** Rendered anywhere in the page. */
  dialog: ReactNode;
}

/** Finds photos that are in a catalog already, asks about each, and continues with the answers. */
export function useLikenessCheck(): LikenessCheck {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate: find, isPending } = useFindLikenesses();
  const { mutate: decide, isPending: isDeciding } = useDecideLikenesses();
  const { mutateAsync: groupAll } = useGroupWithLike();

  const goOn = (proceed: Asked['proceed'], leaveOut: readonly string[], groups: readonly WithCatalog[]) => {
    setAsked(null);
    proceed({
      leaveOut: new Set(leaveOut),
      // The user may have left the page by then.
      group: () =>
        groups.length > 0 &&
        void groupAll(groups).then(
          () => notifySuccess('Grouped with the other colour.'),
          () => undefined,
        ),
    });
  };
  const look = (photos: readonly CheckedPhoto[], proceed: Asked['proceed']) => (found: PhotoLikeness[]) => {
    const alike = relevantTo(found, photos);
    if (alike.length > 0) setAsked({ found: alike, photos, proceed });
    else goOn(proceed, [], []);
  };
  const handleAnswer = (answers: LikenessAnswers) => {
    if (!asked) return;
    const leaveOut = [...answers].flatMap(([id, answer]) => (answer === 'duplicate' ? [id] : []));
    decide(decisionsOf(asked.found, answers), {
      onSuccess: () => goOn(asked.proceed, leaveOut, groupsOf(asked.found, answers, asked.photos)),
    });
  };
  return {
    check: (photos, proceed) =>
      photos.length === 0
        ? proceed({ leaveOut: new Set(), group: () => undefined })
        : find([...new Set(photos.map(({ id }) => id))], { onSuccess: look(photos, proceed) }),
    isChecking: isPending || isDeciding,
    dialog: asked && (
      <LikenessDialog
        found={asked.found}
        photos={asked.photos}
        isBusy={isDeciding}
        onAnswer={handleAnswer}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
