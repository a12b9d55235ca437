import { usersApi } from '@/lib/contracts/users/users';
import { phoneText } from '@/lib/domain/text/phone-text';
import type { Area } from '../../platform/area';
import { listExport } from '../../platform/tables/exportable';
import { indianDay } from '../../platform/tables/export-texts';
import { USER_FINDER } from './find-service';
import { listUsers } from './staff-service';

export const usersArea: Area = {
  finds: { users: USER_FINDER },
  exports: {
    'users.list': listExport({
      endpoint: usersApi.list,
      title: 'Staff',
      list: listUsers,
      columns: [
        { header: 'Name', text: ({ name }) => name },
        { header: 'Phone', text: ({ phoneNumber }) => phoneText(phoneNumber) },
        { header: 'Roles', text: ({ roles }) => roles.join(', ') },
        { header: 'Status', text: ({ status }) => status },
        { header: 'Added', text: ({ createdAt }) => indianDay(createdAt) },
      ],
    }),
  },
};
