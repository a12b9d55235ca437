import { gstOfCaption } from '@/lib/domain/captions/gst-of-caption';

it.each([
  ['Rate 415 GST included', 'included'],
  ['₹415 all taxes included', 'included'],
  ['Rate 415/- + GST', 'extra'],
  ['GST extra, courier free', 'extra'],
  ['GST extra. GST 5% extra', 'extra'],
  ['GST extra / GST included', null],
  ['GSTIN 24ABCDE1234F1Z5', null],
  ['Kesariya vol 4, rate 415', null],
  ['', null],
] as const)('%j says %j', (caption, gst) => {
  expect(gstOfCaption(caption)).toBe(gst);
});
