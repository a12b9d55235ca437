import type { Role } from '@/config/roles';
import { ROLE_NAMES } from '@/config/roles';

/** Password of every demo user. It exists in demo data only. */
export const DEMO_PASSWORD = 'cotton-silk-jari';

/** One person per role, with only that role. */
const NAMES: Record<Role, string> = {
  admin: 'Asha Mehta',
  pipeline_online: 'Irfan Shaikh',
  pipeline_onground: 'Bhavesh Patel',
  pipeline_wa: 'Kavita Rathod',
  editor_catalog: 'Neha Joshi',
  editor_video: 'Rohan Desai',
  editor_review: 'Sunita Agarwal',
  manage_seller: 'Farhan Qureshi',
  manage_buyer: 'Lakshmi Narayanan',
  salesman: 'Jignesh Vaghela',
  chat_active: 'Pooja Chauhan',
  whatsapp_message: 'Deepak Solanki',
  catalog_expert: 'Meenakshi Sundaram',
};

/** People with several roles, and an admin who approves what the first one made. */
const OTHERS: { name: string; roles: Role[] }[] = [
  { name: 'Harsh Trivedi', roles: ['pipeline_wa', 'editor_catalog'] },
  { name: 'श्रीमती विजयलक्ष्मी त्रिवेदी-भट्टाचार्य', roles: ['editor_review', 'editor_video', 'catalog_expert'] },
  { name: 'Zoya Merchant', roles: ['manage_seller', 'manage_buyer', 'salesman', 'whatsapp_message', 'chat_active'] },
  { name: 'Ritu Bansal', roles: ['admin'] },
];

/** Phone numbers that cannot exist: Indian mobile numbers never begin with 1. */
const phoneNumber = (index: number) => `+9110000${String(index + 1).padStart(5, '0')}`;

export const DEMO_USERS = [...ROLE_NAMES.map((role) => ({ name: NAMES[role], roles: [role] })), ...OTHERS].map(
  (person, index) => ({ ...person, phoneNumber: phoneNumber(index), password: DEMO_PASSWORD }),
);
