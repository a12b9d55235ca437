import { channelAddress } from '@/lib/domain/videos/channel-address';

it.each([
  ['https://www.youtube.com/@kesar', 'youtube.com/@kesar'],
  ['http://m.youtube.com/@kesar/?si=x#top', 'youtube.com/@kesar'],
  ['https://WWW.YouTube.com/channel/UCa_B-c', 'youtube.com/channel/UCa_B-c'],
  ['https://www.youtube.com/', undefined],
  ['javascript:alert(1)', undefined],
  ['kesar', undefined],
  [`https://www.youtube.com/${'x'.repeat(300)}`, undefined],
  [7, undefined],
  [undefined, undefined],
])('of %s is %s', (told, address) => expect(channelAddress(told)).toBe(address));
