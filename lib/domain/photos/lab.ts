/** A colour in perceptual terms: lightness from 0 to 100, red against green, yellow against blue. */
export interface Lab {
  l: number;
  a: number;
  b: number;
}

const toLinear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const cubed = (share: number): number => (share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116);

/** CIELAB of an sRGB colour under daylight (D65); channels from 0 to 255. */
export function labOf(red: number, green: number, blue: number): Lab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const x = cubed((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = cubed(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = cubed((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return { l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z) };
}

/** The same for a CSS colour: `#b3203a`. */
export function labOfHex(hex: string): Lab {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return labOf(red, green, blue);
}

/** Difference between two colours. Lightness counts less than hue: a fold in red cloth is still red. */
export function differenceOf(one: Lab, other: Lab, lightness = 1): number {
  return Math.hypot(lightness * (one.l - other.l), one.a - other.a, one.b - other.b);
}
