import Box from '@mui/material/Box';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCurrentUser } from '@/components/entities/current-user';
import { catalogName } from '@/components/entities/catalog-name';
import { notifyUndoable } from '@/components/records/notify-undoable';
import type { ReviewTurn } from '@/components/records/review/review-queue';
import { ReviewSteps } from '@/components/records/review/review-steps';
import { useIsSeen } from '@/components/records/review/use-is-seen';
import { useReviewHold } from '@/components/records/review/use-review-hold';
import { useReviewKeys } from '@/components/records/review/use-review-keys';
import { UnsavedGuard } from '@/components/records/unsaved-guard';
import type { CatalogDetail } from '@/lib/contracts/catalogs/catalog-record';
import { CATALOG_REVIEWS, useAcceptCatalog, useUndoAccept } from '@/lib/client/queries/catalog-review';
import type { CatalogStatus } from '@/lib/domain/catalogs/catalog-status';
import { type LegalStep, legalSteps } from '@/lib/domain/machine';
import { CATALOG_MACHINE } from '@/lib/domain/catalogs/catalog-machine';
import { ReviewFailure } from './review-failure';
import { ReviewFields } from './review-fields';
import { ReviewPictures } from './review-pictures';
import { useMissing } from './use-missing';
import { usePictureFixes } from './use-picture-fixes';
import { useReviewFixes } from './use-review-fixes';

const ReviewStepDialog = dynamic(() => import('./review-step-dialog').then((module) => module.ReviewStepDialog), {
  ssr: false,
});

const ReviewNotes = dynamic(() => import('./review-notes').then((module) => module.ReviewNotes), { ssr: false });

const KEYS = ['a', 'b', 'r', 'l', 'f', 'e', 'p', 'ArrowLeft', 'ArrowRight'] as const;
const KEY_WORDS = 'Keys: ← → photos, P fix photos, F the rate, E all fields, A accept, B send back, R reject, L later.';

/** One catalog waiting for review: photos and caption beside the editor's values. */
export function ReviewPanel({ record: catalog, ...queued }: ReviewTurn<CatalogDetail>) {
  const { isGone, isUnasked, onLost, onJudged, onPassed, onLater } = queued;
  const { fo } = useCurrentUser();
  const [shown, setShown] = useState(0);
  const fixing = useReviewFixes(catalog);
  const picturing = usePictureFixes(catalog);
  const [isPicturing, setIsPicturing] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const [step, setStep] = useState<LegalStep<CatalogStatus> | null>(null);
  const [reason, setReason] = useState('');
  const rateField = useRef<HTMLInputElement>(null);
  const { mutateAsync, isPending, error } = useAcceptCatalog(catalog.id, onJudged);
  const { mutate: undo } = useUndoAccept();
  const missing = useMissing(catalog, fixing.values);
  // The queue never contains the reviewer's own work.
  const facts = { missing, isOwnWork: false, draftProblem: null };
  const steps = isGone ? [] : legalSteps(CATALOG_MACHINE, catalog.status, facts, fo);
  const accept = steps.find(({ to }) => to === 'live');
  const isDisputed = fixing.disputed.length > 0;
  const problem =
    fixing.issues[0]?.message ?? (isDisputed ? 'First choose whose version to keep.' : (accept?.problem ?? null));
  const canAccept = accept !== undefined && !problem && picturing.busyId === null;
  const others = steps.filter(({ to }) => to !== 'live');
  const isFixed = Object.keys(fixing.fixes).length > 0 || picturing.isDirty;
  const isDirty = isFixed || reason !== '';
  // True while an action is running or its dialog is loading: no second one may start.
  const isBusy = isPending || step !== null;
  const isPassed = isGone && !isDirty && !isBusy;
  const pass = useEffectEvent(onPassed);
  useEffect(() => {
    if (isPassed) pass();
  }, [isPassed]);
  const isSeen = useIsSeen(!isUnasked);

  const handleAccept = () => {
    if (!canAccept || isPending) return;
    // The next catalog replaces this one before the response, so the mutation's own callbacks would not run.
    mutateAsync({ ...fixing.fixes, ...picturing.fixes, version: catalog.version }).then(
      (live) => notifyUndoable(`${fixing.values.title || catalogName(catalog)} is live.`, () => undo(live), live.id),
      () => undefined,
    );
  };
  const take = (to: CatalogStatus) => setStep(others.find((one) => one.to === to && !one.problem) ?? null);
  const count = Math.max(picturing.pictures.length, 1);
  const place = Math.min(shown, count - 1);
  const turn = (by: number) => setShown((place + by + count) % count);
  const toRate = () => {
    flushSync(() => setIsWhole(false));
    rateField.current?.focus();
    rateField.current?.select();
  };
  const handleLater = () => onLater?.(isDirty);
  useReviewHold(CATALOG_REVIEWS, catalog.id, onLost);
  useReviewKeys('review', KEYS, (key) => {
    if (isBusy || (!isSeen && 'abrl'.includes(key))) return;
    if (key === 'a') handleAccept();
    else if (key === 'b') take('changes_requested');
    else if (key === 'r') take('rejected');
    else if (key === 'e') setIsWhole(!isWhole);
    else if (key === 'l') handleLater();
    else if (key === 'f') toRate();
    else if (key === 'p') setIsPicturing(!isPicturing);
    else turn(key === 'ArrowLeft' ? -1 : 1);
  });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 2fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' },
      }}
    >
      <UnsavedGuard isDirty={isDirty} />
      <ReviewPictures
        catalog={catalog}
        fixing={picturing}
        shown={place}
        onShow={setShown}
        isOpen={isPicturing}
        onOpen={setIsPicturing}
        isDisabled={isPending}
      />
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <ReviewFields
          catalog={catalog}
          fixes={fixing}
          shownId={picturing.pictures[place]?.id}
          error={error}
          rateField={rateField}
          isWhole={isWhole}
          onWhole={setIsWhole}
          isDisabled={isPending}
        />
        {(isGone || isDisputed) && <ReviewNotes isGone={isGone} reason={reason} fixes={fixing} />}
        <ReviewFailure error={error} isWhole={isWhole} />
        <ReviewSteps
          onAccept={canAccept ? handleAccept : undefined}
          acceptLabel={isFixed ? 'Fix and accept' : 'Accept'}
          problem={problem}
          isAccepting={isPending}
          others={others}
          onStep={setStep}
          isGone={isGone}
          laterKey="L"
          onLater={onLater ? handleLater : undefined}
          keys={KEY_WORDS}
        />
      </Box>
      {step && (
        <ReviewStepDialog
          catalog={catalog}
          onTaken={onJudged}
          step={step}
          reason={reason}
          onReason={setReason}
          onClose={() => setStep(null)}
        />
      )}
    </Box>
  );
}
