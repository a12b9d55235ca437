/** Tie-dye dots on indigo: the product's logo. `public/icon.svg` is the same drawing. */
const DOTS = [
  [16, 7],
  [11.5, 11.5],
  [20.5, 11.5],
  [7, 16],
  [16, 16],
  [25, 16],
  [11.5, 20.5],
  [20.5, 20.5],
  [16, 25],
] as const;

export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="#3b359f" />
      {DOTS.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={x === 16 && y === 16 ? 2.6 : 2} fill="#f6b73c" />
      ))}
    </svg>
  );
}
