export const CONTAINERS = ['mp4', 'mov', 'webm', 'matroska'] as const;
export type Container = (typeof CONTAINERS)[number];

/** Facts about a video, read from its bytes. */
export interface VideoFacts {
  container: Container;
  /** Common name: "H.264"; the file's own identifier when unknown. */
  codec: string;
  /** Null without sound. */
  audioCodec: string | null;
  durationMs: number;
  /** As shown, upright. */
  width: number;
  height: number;
  /** Clockwise rotation in degrees from the stored frames to the shown ones. */
  rotation: number;
  /** Frames per thousand seconds, because phones record at an uneven rate; null when the file does not say. */
  framesPer1000s: number | null;
}

/** What is wrong with a file, as a sentence that says how to fix it. */
export const VIDEO_PROBLEMS = {
  empty: 'This file is empty. Copy it from the phone again.',
  unknown: 'This is no video that can be read. Send an MP4, MOV, WebM or MKV file.',
  photo: 'This is a photo. Add photos under Catalog › Source/Pipeline › Upload.',
  cut: 'This file is not whole: its end is missing. Copy it from the phone again, and wait until that is done.',
  sound: 'This file has sound and no picture. Send the video itself.',
  damaged: 'This video is damaged and cannot be read. Send it again, or export it anew on the phone.',
} as const;

export type VideoProblem = keyof typeof VIDEO_PROBLEMS;

/** The bytes are not a video; the message says what to do. */
export class NoVideo extends Error {
  constructor(readonly problem: VideoProblem) {
    super(VIDEO_PROBLEMS[problem]);
  }
}

const IN_BROWSERS: readonly string[] = ['H.264', 'VP8', 'VP9', 'AV1'];

/** Why browsers cannot play it, as a sentence; null when they can. */
export function playProblem({ codec, container }: Pick<VideoFacts, 'codec' | 'container'>): string | null {
  if (codec === 'HEVC')
    return 'This phone records HEVC, which browsers do not show. On an iPhone set Camera › Formats › Most Compatible; or export it as MP4 (H.264).';
  if (!IN_BROWSERS.includes(codec)) return `Browsers do not show ${codec}. Export it as MP4 (H.264).`;
  return container === 'matroska' ? 'Most browsers do not show MKV files. Export it as MP4.' : null;
}

const TYPES: Record<Container, string> = {
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  matroska: 'video/x-matroska',
};

export const mediaTypeOf = (container: Container): string => TYPES[container];

/** "1:05", "1:02:09". */
export function lengthText(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [hours, minutes, rest] = parts as [number, number, number];
  const two = (value: number) => String(value).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "1:05.4": a precise time for setting a mark. */
export function momentText(ms: number): string {
  const tenths = Math.round(ms / 100);
  return `${lengthText(Math.floor(tenths / 10) * 1000)}.${tenths % 10}`;
}
