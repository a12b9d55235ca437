import { findVideoLinks, readVideoLink } from '@/lib/domain/videos/video-link';

const ID = 'dQw4w9WgXcQ';
const CODE = 'C8AbCdEfGhI';

const YOUTUBE = [
  `https://www.youtube.com/watch?v=${ID}`,
  `http://youtube.com/watch?v=${ID}`,
  `https://m.youtube.com/watch?v=${ID}&feature=share`,
  `https://music.youtube.com/watch?v=${ID}&si=abc`,
  `https://gaming.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com/watch?vi=${ID}`,
  `https://www.youtube.com/watch/${ID}`,
  `https://www.youtube.com/watch?v=${ID}&list=PL123&index=4`,
  `https://www.youtube.com/watch?v=${ID}#t=1m30s`,
  `https://www.youtube.com/watch?t=30&v=${ID}`,
  `https://youtu.be/${ID}`,
  `https://youtu.be/${ID}?si=Xyz&t=12`,
  `https://www.youtu.be/${ID}`,
  `youtu.be/${ID}`,
  `www.youtube.com/shorts/${ID}`,
  `https://youtube.com/shorts/${ID}?feature=share`,
  `https://www.youtube.com/live/${ID}?si=a`,
  `https://www.youtube.com/embed/${ID}?start=10`,
  `https://www.youtube-nocookie.com/embed/${ID}`,
  `https://www.youtube.com/v/${ID}`,
  `https://www.youtube.com/e/${ID}`,
  `https://www.youtube.com/vi/${ID}/`,
  `https://www.youtube.com/#!/watch?v=${ID}`,
  `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${ID}%26feature%3Dshare`,
  `https://www.youtube.com/redirect?q=https%3A%2F%2Fyoutu.be%2F${ID}`,
  `https://www.youtube.com/oembed?url=https%3A%2F%2Fyoutu.be%2F${ID}&format=json`,
  `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`,
  `https://www.google.com/url?q=https://www.youtube.com/watch?v=${ID}`,
  `https://www.google.co.in/url?url=https%3A%2F%2Fyoutu.be%2F${ID}`,
  `vnd.youtube:${ID}`,
  `vnd.youtube://${ID}`,
  `(https://youtu.be/${ID})`,
  `<https://youtu.be/${ID}>`,
  `"https://youtu.be/${ID}",`,
  `Look: https://youtu.be/${ID}.`,
  `\u200ehttps://youtu.be/${ID}\u200f`,
  `HTTPS://YOUTU.BE/${ID}`,
  `https://youtu.be./${ID}`,
  `https://www.youtube.com/watch?app=desktop&v=${ID}`,
  `https://m.youtube.com/shorts/${ID}?si=abc`,
  `https://youtu.be/${ID}?t=1m30s`,
  `https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}&usg=x`,
  `https://accounts.google.com/ServiceLogin?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${ID}`,
  `https://lm.facebook.com/l.php?u=https%3A%2F%2Fyoutu.be%2F${ID}&h=x`,
  `*https://youtu.be/${ID}*`,
  `~youtu.be/${ID}~`,
];

const INSTAGRAM: [string, string][] = [
  [`https://www.instagram.com/p/${CODE}/`, 'p'],
  [`https://instagram.com/p/${CODE}`, 'p'],
  [`https://www.instagram.com/p/${CODE}/?igsh=MTIz`, 'p'],
  [`https://www.instagram.com/reel/${CODE}/`, 'reel'],
  [`https://www.instagram.com/reels/${CODE}/`, 'reel'],
  [`https://www.instagram.com/tv/${CODE}/`, 'tv'],
  [`https://www.instagram.com/kesar.textiles/reel/${CODE}/`, 'reel'],
  [`https://www.instagram.com/kesar.textiles/p/${CODE}/`, 'p'],
  [`https://m.instagram.com/reel/${CODE}`, 'reel'],
  [`https://instagr.am/p/${CODE}/`, 'p'],
  [`https://www.ddinstagram.com/reel/${CODE}/`, 'reel'],
  [`instagram.com/reel/${CODE}`, 'reel'],
  [`https://l.instagram.com/?u=https%3A%2F%2Fwww.instagram.com%2Freel%2F${CODE}%2F&e=x`, 'reel'],
  [`https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.instagram.com%2Fp%2F${CODE}%2F`, 'p'],
  [`https://www.instagram.com/p/${CODE}/?img_index=2`, 'p'],
  [`https://www.instagram.com/reel/${CODE}/?utm_source=ig_web_copy_link&igsh=x`, 'reel'],
  [`*instagram.com/reel/${CODE}*`, 'reel'],
];

const OTHERS: [string, string, string][] = [
  [
    'https://www.instagram.com/stories/kesar/31234567890/',
    'instagram:story:31234567890',
    'https://www.instagram.com/stories/kesar/31234567890/',
  ],
  [
    `https://www.instagram.com/share/reel/${CODE}`,
    `instagram:share:${CODE}`,
    `https://www.instagram.com/share/reel/${CODE}`,
  ],
  ['https://cdn.kesar.in/films/Vol-4.mp4', 'file:cdn.kesar.in/films/Vol-4.mp4', 'https://cdn.kesar.in/films/Vol-4.mp4'],
  ['https://CDN.Kesar.in/a.webm?v=2#t=3', 'file:cdn.kesar.in/a.webm?v=2', 'https://cdn.kesar.in/a.webm?v=2'],
  ['http://kesar.co.in/a.MOV', 'file:kesar.co.in/a.MOV', 'http://kesar.co.in/a.MOV'],
  ['https://kesar.co.in/wa/VID-2.3gp', 'file:kesar.co.in/wa/VID-2.3gp', 'https://kesar.co.in/wa/VID-2.3gp'],
];

const REFUSED = [
  '',
  'Good morning',
  'https://www.youtube.com/@kesar',
  'https://www.youtube.com/channel/UC123',
  'https://www.youtube.com/playlist?list=PL123',
  'https://www.youtube.com/embed/videoseries?list=PL1',
  'https://www.youtube.com/watch?v=short',
  `https://youtube.com.evil.example/watch?v=${ID}`,
  `https://evil.example/youtu.be/${ID}`,
  `https://youtu-be.com/${ID}.mp4`,
  `https://youtu.be.evil.example/${ID}.mp4`,
  `https://youtubee.com/watch?v=${ID}`,
  `https://youtube.co/watch?v=${ID}`,
  `https://yo\u00fctube.com/watch?v=${ID}`,
  `https://instagram.com.evil.example/reel/${CODE}/`,
  `https://instagrarn.com/reel/${CODE}/`,
  `https://l.instagram.com.evil.example/?u=https%3A%2F%2Fyoutu.be%2F${ID}`,
  `https://www.google.com.evil.example/url?q=https://youtu.be/${ID}`,
  `https://myinstagram.com/a.mp4`,
  `https://youtube.com@evil.in/watch?v=${ID}`,
  `https://user:pass@www.youtube.com/watch?v=${ID}`,
  `https://www.youtube.com:8443/watch?v=${ID}`,
  `ftp://youtube.com/watch?v=${ID}`,
  `javascript:alert(1)//youtu.be/${ID}`,
  'https://www.instagram.com/kesar.textiles/',
  'https://www.instagram.com/reels/audio/123456/',
  'https://www.instagram.com/stories/highlights/123/',
  'https://www.instagram.com/explore/tags/saree/',
  'http://127.0.0.1/a.mp4',
  'http://[::1]/a.mp4',
  'http://0x7f.1/a.mp4',
  'http://2130706433/a.mp4',
  'http://10.0.0.5/a.mp4',
  'http://localhost/a.mp4',
  'http://printer.local/a.mp4',
  'http://db.internal/a.mp4',
  'http://intranet/a.mp4',
  'http://localhost./a.mp4',
  'http://localhost.localdomain/a.mp4',
  'http://127.1/a.mp4',
  'http://017700000001/a.mp4',
  'http://0.0.0.0/a.mp4',
  'http://192.168.1.1/a.mp4',
  'http://169.254.169.254/a.mp4',
  'http://[::ffff:127.0.0.1]/a.mp4',
  'http://[fe80::1]/a.mp4',
  'http://metadata.google.internal/a.mp4',
  'http://router.lan/a.mp4',
  'https://www.youtube.com/redirect?q=http%3A%2F%2F127.0.0.1%2Fa.mp4',
  'https://l.instagram.com/?u=http%3A%2F%2Flocalhost%2Fa.mp4',
  'file:///tmp/a.mp4',
  'https://kesar.in/a.pdf',
];

describe('links of videos', () => {
  it('come in more than sixty forms, beside those that are refused', () => {
    expect(YOUTUBE.length + INSTAGRAM.length + OTHERS.length).toBeGreaterThanOrEqual(60);
    expect(REFUSED.length).toBeGreaterThanOrEqual(40);
  });

  it.each(YOUTUBE)('%s is the one video of YouTube', (typed) =>
    expect(readVideoLink(typed)).toMatchObject({
      key: `youtube:${ID}`,
      url: `https://www.youtube.com/watch?v=${ID}`,
      embedUrl: `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    }),
  );

  it.each(INSTAGRAM)('%s is the one post of Instagram', (typed, page) =>
    expect(readVideoLink(typed)).toEqual({
      provider: 'instagram',
      key: `instagram:${CODE}`,
      url: `https://www.instagram.com/${page}/${CODE}/`,
      embedUrl: `https://www.instagram.com/${page}/${CODE}/embed/`,
    }),
  );

  it.each(OTHERS)('%s becomes %s', (typed, key, url) => expect(readVideoLink(typed)).toMatchObject({ key, url }));

  it.each(REFUSED)('“%s” is no video', (typed) => expect(readVideoLink(typed)).toBeNull());

  it('stay what they are when they are read again', () => {
    for (const typed of [...YOUTUBE, ...INSTAGRAM.map(([one]) => one), ...OTHERS.map(([one]) => one)]) {
      const link = readVideoLink(typed);
      expect(readVideoLink(link?.url ?? '')).toEqual(link);
    }
  });

  it('are found in a chat, each once, and what is none is told', () => {
    const chat = [
      `12/11/26, 9:05 am - Mahesh: new video youtu.be/${ID} 👌`,
      `12/11/26, 9:06 am - Mahesh: https://www.instagram.com/reel/${CODE}/?igsh=1, https://www.youtube.com/shorts/${ID}`,
      'https://www.youtube.com/@kesar',
    ].join('\n');
    const { links, refused, repeated } = findVideoLinks(chat);
    expect(links.map(({ key }) => key)).toEqual([`youtube:${ID}`, `instagram:${CODE}`]);
    expect([refused, repeated]).toEqual([['https://www.youtube.com/@kesar'], 1]);
  });
});
