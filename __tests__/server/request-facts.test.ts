import type { IncomingMessage } from 'node:http';
import { callerAddress, describeDevice, isLook, networkOf } from '@/lib/server/http/request-facts';

const request = (forwarded?: string) =>
  ({
    socket: { remoteAddress: '10.0.0.9' },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as IncomingMessage;

describe("the caller's address", () => {
  it.each([
    ['believes nobody without proxies', '1.1.1.1', 0, '10.0.0.9'],
    ['is what the one proxy saw', '1.1.1.1', 1, '1.1.1.1'],
    ['is not what the caller claims', '6.6.6.6, 1.1.1.1', 1, '1.1.1.1'],
    ['is what the outer of two proxies saw', '6.6.6.6, 1.1.1.1, 10.0.0.2', 2, '1.1.1.1'],
    ['is the connection when a proxy said nothing', undefined, 1, '10.0.0.9'],
    ['is the connection when too few proxies spoke', '1.1.1.1', 2, '10.0.0.9'],
  ])('%s', (_, forwarded, proxies, expected) => expect(callerAddress(request(forwarded), proxies)).toBe(expected));
});

describe('what of an address cannot be changed at will', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51324', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2:bbbb::2]:443', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:1:2:3:4', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('a device in words', () => {
  const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0';
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/156.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (Linux; Android 14; SM-A155F) ${chrome} Mobile Safari/537.36`, 'Chrome on Android'],
    [
      'Mozilla/5.0 (Linux; Android 14) SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari on iOS'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    ['curl/8.5', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('%s', (userAgent, words) => expect(describeDevice(userAgent)).toBe(words));
});

describe('a request that only looks', () => {
  const browser = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1';
  it.each([
    [true, 'HEAD', { 'user-agent': browser }],
    [true, 'GET', { 'user-agent': 'WhatsApp/2.24.11.85 A' }],
    [true, 'GET', { 'user-agent': 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)' }],
    [true, 'GET', { 'user-agent': 'meta-externalagent/1.1' }],
    [true, 'GET', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    [true, 'GET', { 'user-agent': 'TelegramBot (like TwitterBot)' }],
    [true, 'GET', { 'user-agent': 'Slackbot-LinkExpanding 1.0' }],
    [true, 'GET', { 'user-agent': 'SkypeUriPreview Preview/0.5' }],
    [true, 'GET', { 'user-agent': browser, 'sec-purpose': 'prefetch;prerender' }],
    [true, 'GET', { 'user-agent': browser, purpose: 'prefetch' }],
    [false, 'GET', { 'user-agent': browser }],
    [false, 'GET', {}],
  ])('%s: %s %j', (looks, method, headers) => expect(isLook({ method, headers })).toBe(looks));
});
