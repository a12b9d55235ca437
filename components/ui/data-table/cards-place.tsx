import { SkeletonLines } from '../skeleton-lines';

/** Placeholder while cards load. */
export const CardsPlace = () => <SkeletonLines count={8} height={96} />;
