const STEPS = [1, 2, 5, 10];

/** Axis marks from 0 up to at least a value: two to four more, at round steps. */
export function niceMarks(most: number): number[] {
  const rough = Math.max(most, 1) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, size * (STEPS.find((one) => one * size >= rough) ?? 10));
  const marks = Math.ceil(Math.max(most, 1) / step);
  return Array.from({ length: marks + 1 }, (_, nth) => nth * step);
}
