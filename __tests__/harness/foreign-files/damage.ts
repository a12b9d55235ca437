import type { Random } from '@/lib/server/seed/random';

/** Ways in which bytes are damaged in transit. */
const HARMS: readonly [(bytes: Buffer, random: Random) => Buffer, ...((bytes: Buffer, random: Random) => Buffer)[]] = [
  (bytes, random) => {
    const flipped = Buffer.from(bytes);
    for (let flips = 1 + random.below(8); flips > 0; flips -= 1) {
      const at = random.below(bytes.length);
      flipped[at] = (flipped[at] ?? 0) ^ (1 + random.below(255));
    }
    return flipped;
  },
  (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  (bytes, random) => {
    const [from, to] = [random.below(bytes.length), random.below(bytes.length)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);
  },
  (bytes, random) => {
    const [from, to] = [random.below(bytes.length), random.below(bytes.length)].sort((a, b) => a - b) as [
      number,
      number,
    ];
    return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
  },
];

/** The bytes with some of them flipped, truncated, removed or duplicated; sometimes with two such damages. */
export function damaged(bytes: Buffer, random: Random): Buffer {
  const once = random.pick(HARMS)(bytes, random);
  return once.length > 0 && random.chance(0.3) ? random.pick(HARMS)(once, random) : once;
}
