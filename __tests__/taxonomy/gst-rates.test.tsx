import { useState } from 'react';
import type { Rate } from '@/components/taxonomy/gst-rate-fields';
import { GstRatesField } from '@/components/taxonomy/gst-rates-field';
import { renderScreen, screen, within } from '../support/render';

function Form({ rates }: { rates: Rate[] }) {
  const [value, setValue] = useState(rates);
  return <GstRatesField legend="GST" value={value} onChange={setValue} />;
}

const rate = (from: string, basisPoints: number): Rate => ({ from, basisPoints, above: null });
const percents = () => screen.getAllByLabelText<HTMLInputElement>('GST').map(({ value }) => value);
const inRate = (place: number) => within(screen.getByRole('group', { name: `Rate ${place}` }));

describe('Removing a rate', () => {
  test('leaves the others as they are, also one that is not filled in yet', async () => {
    const { user } = renderScreen(<Form rates={[rate('2017-07-01', 500), rate('2025-09-22', 1200)]} />);
    await user.click(screen.getByRole('button', { name: 'Add a rate' }));
    expect(percents()).toEqual(['5 %', '12 %', '']);
    await user.click(screen.getByRole('button', { name: 'Remove rate 1' }));
    expect(percents()).toEqual(['12 %', '']);
  });

  test('leaves what is typed into the next one, letter by letter', async () => {
    const { user } = renderScreen(<Form rates={[rate('2017-07-01', 500)]} />);
    await user.click(screen.getByRole('button', { name: 'Add a rate' }));
    await user.click(screen.getByRole('button', { name: 'Remove rate 1' }));
    await user.type(inRate(1).getByLabelText('GST'), 'abc');
    expect(percents()).toEqual(['abc']);
    await user.clear(inRate(1).getByLabelText('GST'));
    await user.type(inRate(1).getByLabelText('GST'), '2.5');
    expect(percents()).toEqual(['2.5']);
    await user.tab();
    expect(percents()).toEqual(['2.5 %']);
  });
});
