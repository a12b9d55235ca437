import * as z from 'zod/mini';
import { ROLE_NAMES } from '@/config/roles';
import { TAXONOMY_SCREENS } from '@/lib/domain/taxonomy/taxonomy';
import { idSchema } from './answers';
import { endpoint } from './endpoint';
import { anyOf, yesOrNo } from './list';
import { optionSchema, optionsQuery, sellerOptionSchema } from './options';
import { personSchema } from '../users/staff';

/** Options for pickers. Kept apart from the areas so that a list with a filter loads none of their forms. */
export const choicesApi = {
  buyers: endpoint({
    id: 'choices.buyers',
    summary: 'Buyers to choose from, by name and city; blocked ones only when asked.',
    method: 'GET',
    path: '/api/buyers/options',
    access: { screens: ['order'] },
    query: z.extend(optionsQuery, { withBlocked: yesOrNo }),
    answer: z.array(optionSchema),
  }),
  cycles: endpoint({
    id: 'choices.cycles',
    summary: 'Cycles to choose from, by name: those that are active first, then the latest.',
    method: 'GET',
    path: '/api/cycles/options',
    access: { screens: ['catalog-browse', 'admin-catalog', 'wa-catalog-assign', 'video-live', 'admin-video', 'order'] },
    query: optionsQuery,
    answer: z.array(optionSchema),
  }),
  markets: endpoint({
    id: 'choices.markets',
    summary: 'Markets to choose from; those out of use and merged ones only when asked, and called so.',
    method: 'GET',
    path: '/api/markets/options',
    access: { screens: ['seller-browse', 'admin-market', 'video-link', 'video-upload'] },
    query: z.extend(optionsQuery, { withUnused: yesOrNo }),
    answer: z.array(optionSchema),
  }),
  productTypes: endpoint({
    id: 'choices.productTypes',
    summary: 'Product types in use to choose from, found by their English or Hindi name.',
    method: 'GET',
    path: '/api/taxonomy/product-types/options',
    access: { screens: [...TAXONOMY_SCREENS, 'admin-catalog', 'buyer-browse'] },
    query: optionsQuery,
    answer: z.array(optionSchema),
  }),
  sellers: endpoint({
    id: 'choices.sellers',
    summary:
      'Sellers to choose from, those of the person’s portfolio when they see no others. Closed ones only when asked.',
    method: 'GET',
    path: '/api/sellers/options',
    access: {
      screens: [
        'seller-browse',
        'catalog-upload',
        'wa-catalog-add',
        'wa-catalog-inbox',
        'order',
        'video-link',
        'video-upload',
      ],
    },
    query: z.extend(optionsQuery, { salesmanId: anyOf(idSchema), marketId: anyOf(idSchema), withClosed: yesOrNo }),
    answer: z.array(sellerOptionSchema),
  }),
  staff: endpoint({
    id: 'choices.staff',
    summary: 'People to choose from: who can sign in, by a part of the name and by role.',
    method: 'GET',
    path: '/api/staff/options',
    access: { screens: ['seller-browse', 'buyer-browse'] },
    query: z.extend(optionsQuery, { role: anyOf(z.enum(ROLE_NAMES)) }),
    answer: z.array(personSchema),
  }),
};
