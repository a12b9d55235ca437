import { useState } from 'react';
import { StepButtons } from '@/components/records/step-buttons';
import { ApiError } from '@/lib/client/http/api-error';
import { machine } from '@/lib/domain/machine';
import { renderScreen, screen, within } from '../support/render';

const PARCEL = machine({
  area: 'parcels',
  noun: { one: 'parcel', many: 'parcels' },
  states: {
    packed: { label: 'Packed', tone: 'plain' },
    sent: { label: 'Sent', tone: 'success' },
    lost: { label: 'Lost', tone: 'error' },
  },
  steps: [
    {
      from: 'packed',
      to: 'sent',
      label: 'Send',
      roles: ['admin', 'salesman'],
      guard: ({ isPaid }: { isPaid: boolean }) => (isPaid ? null : 'It is not paid yet.'),
      consequence: 'The carrier fetches it.',
    },
    {
      from: 'packed',
      to: 'lost',
      label: 'Report as lost',
      roles: ['admin'],
      asks: { reason: 'picked', from: ['Stolen', 'Not found'], hint: 'The carrier reads it.' },
      consequence: 'It is looked for.',
      isGrave: true,
    },
    { from: 'sent', to: 'lost', label: 'Lose', by: 'system' },
  ],
});

function Parcel({ take, roles, isPaid = true }: { take: jest.Mock; roles: string[]; isPaid?: boolean }) {
  const [error, setError] = useState<ApiError | null>(null);
  const mutateAsync = async (wish: object) => {
    const failure = (await take(wish)) as ApiError | undefined;
    if (!failure) return;
    setError(failure);
    throw failure;
  };
  return (
    <StepButtons
      machine={PARCEL}
      record={{ id: '1', name: 'Parcel 7', version: 3, status: 'packed' }}
      facts={{ isPaid }}
      roles={roles}
      mutation={{ mutateAsync, isPending: false, error, reset: () => setError(null) }}
    />
  );
}

/** A parcel that exists once it is sent. */
function MovingParcel() {
  const [status, setStatus] = useState<'packed' | 'sent' | 'lost'>('packed');
  const mutateAsync = ({ to }: { to: typeof status }) => Promise.resolve(setStatus(to));
  return (
    <StepButtons
      machine={PARCEL}
      record={{ id: '1', name: 'Parcel 7', version: 3, status }}
      facts={{ isPaid: true }}
      roles={['salesman']}
      mutation={{ mutateAsync, isPending: false, error: null, reset: () => undefined }}
    />
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const openDialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('The steps of a record', () => {
  test('are buttons, with a sentence for each that is not possible', () => {
    renderScreen(<Parcel take={jest.fn()} roles={['salesman']} isPaid={false} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Send']);
    expect(button('Send')).toBeDisabled();
    expect(screen.getByText('Send: It is not paid yet.')).toBeInTheDocument();
    expect(screen.getByText('Report as lost: only Admin can do that.')).toBeInTheDocument();
  });

  test('say what they bring about before they are taken', async () => {
    const take = jest.fn();
    const { user } = renderScreen(<Parcel take={take} roles={['admin']} />);
    await user.click(button('Send'));
    const dialog = await openDialog('Send Parcel 7?');
    expect(dialog.getByText('The carrier fetches it.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Parcel 7 is sent.')).toBeInTheDocument();
    expect(take).toHaveBeenCalledWith({ to: 'sent', version: 3 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('keep the focus near when the button that was pressed is gone', async () => {
    const { user } = renderScreen(<MovingParcel />);
    await user.click(button('Send'));
    await user.click((await openDialog('Send Parcel 7?')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Parcel 7 is sent.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  test('ask for one of their reasons', async () => {
    const take = jest.fn();
    const { user } = renderScreen(<Parcel take={take} roles={['admin']} />);
    await user.click(button('Report as lost'));
    const dialog = await openDialog('Report as lost: Parcel 7?');
    const reason = dialog.getByRole('combobox', { name: 'Reason' });
    expect(reason).toHaveAccessibleDescription('The carrier reads it.');
    await user.click(dialog.getByRole('button', { name: 'Report as lost' }));
    expect(reason).toHaveAccessibleDescription('Say why.');
    expect(take).not.toHaveBeenCalled();
    await user.selectOptions(reason, 'Stolen');
    await user.click(dialog.getByRole('button', { name: 'Report as lost' }));
    expect(await screen.findByText('Parcel 7 is lost.')).toBeInTheDocument();
    expect(take).toHaveBeenCalledWith({ to: 'lost', version: 3, reason: 'Stolen' });
  });

  test('forget a failure once the dialog is closed', async () => {
    const stale = new ApiError('Changed.', { status: 409, code: 'changed_meanwhile' });
    const { user } = renderScreen(<Parcel take={jest.fn().mockResolvedValue(stale)} roles={['admin']} />);
    await user.click(button('Send'));
    const dialog = await openDialog('Send Parcel 7?');
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await dialog.findByText(/^This parcel changed meanwhile/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(button('Report as lost'));
    const other = await openDialog('Report as lost: Parcel 7?');
    expect(other.queryByText(/meanwhile/)).not.toBeInTheDocument();
  });
});
