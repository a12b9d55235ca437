import fc from 'fast-check';
import { dayText, indianDayOf, indianHourOf, instantText, timeText } from '@/lib/domain/text/indian-day';

const WRITTEN: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const TIME: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit', hour12: true };
const inIndia = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'Asia/Kolkata' });
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

test('days and times are written as in India, at every moment', () => {
  const [day, time, both] = [inIndia(WRITTEN), inIndia(TIME), inIndia({ ...WRITTEN, ...TIME })];
  const hour = inIndia({ hour: 'numeric', hourCycle: 'h23' });
  fc.assert(
    fc.property(moments, (moment) => {
      const at = moment.toISOString();
      expect([dayText(at), timeText(at), instantText(at)]).toEqual([day, time, both].map((one) => one.format(moment)));
      expect(indianHourOf(moment)).toBe(Number(hour.format(moment)));
    }),
  );
});

test('a day is written as the day it names', () => {
  fc.assert(fc.property(moments, (moment) => expect(dayText(indianDayOf(moment))).toBe(dayText(moment.toISOString()))));
});
