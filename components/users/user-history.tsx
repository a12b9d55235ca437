import { RecordHistory } from '@/components/records/record-history';
import { SectionCard } from '@/components/ui/section-card';
import { users } from '@/lib/client/queries/users';
import { type User, usersApi } from '@/lib/contracts/users/users';
import { USER_WORDS } from './user-fields';
import { userStatusLabel } from './user-status';

const WORDS = {
  ...USER_WORDS,
  status: { label: 'Status', text: userStatusLabel },
  visits: { label: 'Visits to make', text: String },
  newSellers: { label: 'Sellers to win', text: String },
};

const ACTIONS = {
  'users.added': 'Added the person',
  'users.invited': 'Added the person',
  'users.changed': 'Changed the person',
  'users.disabled': 'Disabled the account',
  'users.enabled': 'Enabled the account',
  'users.one-time-password': 'Issued one-time password',
  'users.password-changed': 'Chose a new password',
  'password-resets.requested': 'Asked for a new password on the login page',
  'password-resets.granted': 'Issued one-time password',
  'password-resets.dismissed': 'Dismissed the request for a new password',
  'salesmen.target-set': 'Set a target for a month',
  'salesmen.handed-over': 'Handed over the portfolio',
  'salesmen.handover-undone': 'Handover undone',
};

/** History of a user's account. */
export function UserHistory({ user, isOwn }: { user: User; isOwn: boolean }) {
  const { mutateAsync } = users.useUpdate(user.id);
  const { name, phoneNumber, roles } = user;
  const restore = {
    // Users cannot change their own roles.
    current: { name, phoneNumber, ...(!isOwn && { roles }) },
    save: (field: string, value: unknown) => mutateAsync({ [field]: value, version: user.version }),
  };
  return (
    <SectionCard title="History">
      <RecordHistory endpoint={usersApi.history} id={user.id} words={WORDS} actions={ACTIONS} restore={restore} />
    </SectionCard>
  );
}
