import { readVideo } from '@/lib/domain/videos/reading/read-video';
import { lengthText, playProblem, VIDEO_PROBLEMS, type VideoProblem } from '@/lib/domain/videos/video-facts';
import { box, film, MP4, WEBM } from '../support/films';

const read = (bytes: Uint8Array) =>
  readVideo({ size: bytes.length, read: (at, length) => Promise.resolve(bytes.subarray(at, at + length)) });

/** Deterministic noise. */
const noise = (length: number) => Uint8Array.from({ length }, (_, nth) => (nth * 7919 + 13) % 251);

describe('reading a film', () => {
  it.each([
    ['a film in fragments', MP4, { container: 'mp4', codec: 'H.264', width: 270, height: 480, durationMs: 2977 }],
    [
      'a WebM that tells no length',
      WEBM,
      { container: 'webm', codec: 'VP9', width: 270, height: 480, durationMs: 2951 },
    ],
    ['a plain MP4', film(), { container: 'mp4', codec: 'H.264', width: 1920, height: 1080, durationMs: 160 }],
    ['one whose headers come last', film({ moovFirst: false }), { container: 'mp4', durationMs: 160 }],
    ['a MOV', film({ brand: 'qt  ' }), { container: 'mov' }],
    ['a MOV without its brand', film({ brand: null }), { container: 'mov' }],
    ['a 3GP', film({ brand: '3gp4', codec: 's263' }), { container: 'mp4', codec: 'H.263' }],
    ['HEVC', film({ codec: 'hvc1' }), { codec: 'HEVC' }],
    ['AV1', film({ codec: 'av01' }), { codec: 'AV1' }],
    ['frames of uneven length', film({ frames: [30, 50, 90] }), { durationMs: 170, framesPer1000s: 17_647 }],
    ['one turned by 90°', film({ turn: 90 }), { width: 1080, height: 1920, rotation: 90 }],
    ['one turned by 180°', film({ turn: 180 }), { width: 1920, height: 1080, rotation: 180 }],
    ['one turned by 270°', film({ turn: 270 }), { width: 1080, height: 1920, rotation: 270 }],
  ])('tells what %s is', async (_what, bytes, facts) => expect(await read(bytes)).toMatchObject(facts));

  it.each<[string, Uint8Array, VideoProblem]>([
    ['nothing', new Uint8Array(), 'empty'],
    ['noise', noise(4000), 'unknown'],
    ['a few bytes', noise(5), 'unknown'],
    ['a photo', new Uint8Array([0xff, 0xd8, 0xff, ...noise(60)]), 'photo'],
    ['sound alone', film({ handler: 'soun', codec: 'mp4a' }), 'sound'],
    ['a film whose headers are missing', film({ moovFirst: false }).subarray(0, 400), 'cut'],
    ['a film that ends in its pictures', film().subarray(0, -100), 'cut'],
    ['fragments of which the last is cut', MP4.subarray(0, -200), 'cut'],
    ['a WebM that is cut', WEBM.subarray(0, 9000), 'cut'],
    ['a film of no frames', film({ frames: [] }), 'damaged'],
    ['headers that do not fit', new Uint8Array([...box('ftyp', noise(8)), ...box('moov', noise(90))]), 'damaged'],
  ])('refuses %s in words', async (_what, bytes, problem) =>
    expect(read(bytes)).rejects.toThrow(VIDEO_PROBLEMS[problem]),
  );

  it('ends with a sentence for every place at which a film is cut', async () => {
    for (const whole of [film(), MP4.subarray(0, 1300), WEBM.subarray(0, 600)])
      for (let length = 0; length < Math.min(whole.length, 1300); length += 7)
        await expect(read(whole.subarray(0, length))).rejects.toMatchObject({ problem: expect.any(String) });
  });

  it('ends with facts or a sentence whichever byte is wrong', async () => {
    for (const whole of [film(), MP4, WEBM])
      for (let at = 0; at < 900; at += 3) {
        const bytes = whole.slice();
        bytes[at] = (bytes[at] ?? 0) ^ 0xff;
        const facts = await read(bytes).catch((error: unknown) => error);
        expect(facts).toEqual(
          expect.objectContaining(
            facts instanceof Error ? { problem: expect.any(String) } : { codec: expect.any(String) },
          ),
        );
      }
  });
});

it.each([
  ['H.264', 'mp4', null],
  ['VP9', 'webm', null],
  ['HEVC', 'mov', /Most Compatible/],
  ['ProRes', 'mov', /Browsers do not show ProRes/],
  ['H.264', 'matroska', /MKV/],
] as const)('%s in %s says whether browsers show it', (codec, container, problem) => {
  const said = playProblem({ codec, container });
  if (problem === null) expect(said).toBeNull();
  else expect(said).toMatch(problem);
});

it.each([
  [0, '0:00'],
  [64_600, '1:05'],
  [3_729_000, '1:02:09'],
])('%i ms is %s long', (ms, text) => expect(lengthText(ms)).toBe(text));
