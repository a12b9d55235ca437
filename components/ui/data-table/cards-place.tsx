import { SkeletonLines } from '../skeleton-lines';

/** Keeps the place of cards that are on their way. */
export const CardsPlace = () => <SkeletonLines count={8} height={96} />;
