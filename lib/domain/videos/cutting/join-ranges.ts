import type { CutRange } from './cut-plan';
import type { CutTrack } from './cut-track';
import type { Sample } from './samples';

/** A track of the cut: its samples on the new timeline, and the time of the first visible one. */
export interface JoinedTrack {
  track: CutTrack;
  timescale: number;
  /** Samples per range, in decoding order. */
  ranges: Sample[][];
  firstShown: number;
  /** Silence before it starts. */
  silentMs: number;
}

/** Fine enough that frames needed only for decoding pass unseen: a hundred of them take about a millisecond. */
const FINE = 90_000;

const shownAt = ({ time, shift }: Sample): number => time + shift;

const clockOf = (track: CutTrack, ms: number): number =>
  Math.round((ms / 1000 - track.delay) * track.timescale) + track.firstShown;

/** Frames of a range from the preceding key frame on, including frames it needs but does not show. */
function framesFor(track: CutTrack, { startMs, endMs }: CutRange) {
  const [from, until] = [clockOf(track, startMs), clockOf(track, endMs)];
  let [first, last] = [0, -1];
  for (const [place, sample] of track.samples.entries()) {
    if (shownAt(sample) <= from && sample.isKey) first = place;
    if (shownAt(sample) < until) last = place;
  }
  const samples = track.samples.slice(first, last + 1);
  const inOrder = [...samples].sort((one, other) => shownAt(one) - shownAt(other));
  const before = inOrder.filter((sample) => shownAt(sample) < from);
  const after = inOrder.filter((sample) => shownAt(sample) >= until);
  return { from, until, samples, before, after };
}

type Part = ReturnType<typeof framesFor>;

/** Presentation time of each sample, with the first range starting at zero. */
function momentsOf(parts: readonly Part[], ticks: number): Map<Part, Map<Sample, number>> {
  const all = new Map<Part, Map<Sample, number>>();
  let [end, lastShown] = [0, -1];
  for (const [nth, part] of parts.entries()) {
    const previous = parts[nth - 1];
    const unseen = previous ? [...previous.after, ...part.before] : [];
    const begins = previous ? Math.max(end, lastShown + 1 + unseen.length) : 0;
    const moments = new Map(part.samples.map((one) => [one, begins + (shownAt(one) - part.from) * ticks]));
    // Hidden samples take the last ticks before the range, after everything visible.
    for (const [place, sample] of unseen.entries()) {
      const own = place < (previous?.after.length ?? 0) && previous ? all.get(previous) : moments;
      own?.set(sample, begins - unseen.length + place);
    }
    all.set(part, moments);
    end = begins + (part.until - part.from) * ticks;
    for (const [sample, moment] of moments)
      if (!part.before.includes(sample) && !part.after.includes(sample)) lastShown = Math.max(lastShown, moment);
  }
  return all;
}

/** Samples in decoding order, with their presentation times shifted to start at zero. */
function decoded(samples: readonly Sample[], moments: readonly number[], ticks: number) {
  const sorted = [...moments].sort((one, other) => one - other);
  const start = sorted[0] ?? 0;
  // A frame is decoded before it is shown, so all frames shift by the largest lead any of them needs.
  const ahead = sorted.reduce((most, moment, place) => Math.max(most, moment - (moments[place] ?? moment)), 0);
  const retimed = samples.map((sample, place): Sample => {
    const time = (sorted[place] ?? 0) - start;
    const next = sorted[place + 1];
    const lasts = next === undefined ? sample.lasts * ticks : next - start - time;
    return { ...sample, time, lasts, shift: (moments[place] ?? 0) - start + ahead - time };
  });
  return { retimed, firstShown: ahead - start };
}

/**
 * Frames of all ranges on one timeline. Frames needed only for decoding are hidden: before the first range by the start
 * time, between ranges by lasting one tick each, which every player skips over.
 */
export function joinFrames(track: CutTrack, ranges: readonly CutRange[]): JoinedTrack & { hiddenMs: number[] } {
  const ticks = ranges.length > 1 ? Math.max(1, Math.ceil(FINE / track.timescale)) : 1;
  const parts = ranges.map((range) => framesFor(track, range));
  const moments = momentsOf(parts, ticks);
  const { retimed, firstShown } = decoded(
    parts.flatMap(({ samples }) => samples),
    parts.flatMap((part) => part.samples.map((sample) => moments.get(part)?.get(sample) ?? 0)),
    ticks,
  );
  let at = 0;
  return {
    track,
    timescale: track.timescale * ticks,
    ranges: parts.map(({ samples }) => retimed.slice(at, (at += samples.length))),
    firstShown,
    silentMs: 0,
    hiddenMs: parts.map(({ from, samples: [first] }) =>
      first ? Math.max(0, Math.round(((from - shownAt(first)) / track.timescale) * 1000)) : 0,
    ),
  };
}

/** The sound sample that starts closest to a given time. */
function nearest(samples: readonly Sample[], moment: number): number {
  const after = samples.findIndex(({ time }) => time >= moment);
  const place = after < 0 ? samples.length : after;
  const [before, next] = [samples[place - 1], samples[place]];
  return before && (!next || moment - before.time < next.time - moment) ? place - 1 : place;
}

/**
 * Sound of all ranges on one timeline. Samples are never split, so a range starts with the one that keeps it closest to
 * its frames: off by less than half a sample, however many ranges are joined.
 */
export function joinSound(track: CutTrack, ranges: readonly CutRange[]): JoinedTrack {
  let [time, shown, firstShown, silent]: [number, number, number, number] = [0, 0, 0, 0];
  let last: Sample | undefined;
  const parts = ranges.map(({ startMs, endMs }) => {
    const [from, until] = [clockOf(track, startMs), clockOf(track, endMs)];
    const kept: Sample[] = [];
    let first = nearest(track.samples, from + time - firstShown - shown);
    if (!last) {
      // A decoder needs the sample before the first audible one.
      first = Math.max(0, track.samples.findLastIndex((sample) => sample.time <= from) - 1);
      const begin = track.samples[first];
      firstShown = begin && begin.time < until ? Math.max(0, from - begin.time) : 0;
    }
    shown += until - from;
    for (const sample of track.samples.slice(first)) {
      if (sample.time >= until || time >= shown - silent + firstShown) break;
      last = { ...sample, time };
      kept.push(last);
      time += sample.lasts;
    }
    const gap = shown - silent + firstShown - time;
    // Gaps in the film's sound become silence: before the track, or after its last sample.
    if (!last) silent = shown;
    else if (gap > 2 * last.lasts) {
      last.lasts += gap;
      time += gap;
    }
    return kept;
  });
  const { timescale } = track;
  return { track, timescale, ranges: parts, firstShown, silentMs: (silent / timescale) * 1000 };
}
