/** A point on the screen, in pixels. */
export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle between two corners in any order. */
export const frameOf = (from: Point, to: Point): Frame => ({
  left: Math.min(from.x, to.x),
  top: Math.min(from.y, to.y),
  right: Math.max(from.x, to.x),
  bottom: Math.max(from.y, to.y),
});

/** Whether two rectangles overlap. */
export const touch = (one: Frame, other: Frame): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
