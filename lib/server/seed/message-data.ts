import type { TemplateCategory } from '@/lib/domain/messages/categories';
import type { CampaignStatus } from '@/lib/domain/messages/campaign-status';
import type { Quality, TemplateLanguage, TemplateMedia, TemplateStatus } from '@/lib/domain/messages/template-status';

export interface DemoTemplate {
  name: string;
  language: TemplateLanguage;
  category: TemplateCategory;
  media: TemplateMedia;
  body: string;
  status: TemplateStatus;
  quality: Quality;
  reason: string | null;
}

const of = (
  name: string,
  language: TemplateLanguage,
  category: TemplateCategory,
  body: string,
  more: Partial<DemoTemplate> = {},
): DemoTemplate => ({
  name,
  language,
  category,
  body,
  media: 'none',
  status: 'approved',
  quality: 'green',
  reason: null,
  ...more,
});

/** Eight templates, covering every state and language. */
export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  of(
    'new_catalog',
    'en',
    'marketing',
    'Namaste {{buyer_name}} ji, new designs for {{city}} came in today. Reply to see rates.',
  ),
  of('new_catalog', 'hi', 'marketing', 'नमस्ते {{buyer_name}} जी, आज नए डिज़ाइन आए हैं। रेट के लिए जवाब दें।'),
  of('festive_offer', 'gu', 'marketing', 'નમસ્તે {{buyer_name}} જી, તહેવારની નવી સાડીઓ આવી ગઈ છે. ભાવ માટે જવાબ આપો.', {
    quality: 'yellow',
  }),
  of(
    'order_dispatched',
    'en',
    'utility',
    'Dear {{buyer_name}}, your order {{order_number}} was dispatched. LR number: {{lr_number}}. Thank you.',
  ),
  of(
    'payment_reminder',
    'en',
    'utility',
    'Dear {{buyer_name}}, {{amount}} is due for your orders. Please pay by {{day}}. Thank you.',
  ),
  of('collection_photos', 'hi', 'marketing', 'नमस्ते {{buyer_name}} जी, नया कलेक्शन देखें और ऑर्डर करें।', {
    media: 'image',
    status: 'paused',
    quality: 'red',
    reason: 'Many people blocked it.',
  }),
  of('lowest_rates', 'en', 'marketing', 'Hello {{buyer_name}}, lowest rates in the market, buy now!', {
    status: 'rejected',
    quality: 'unknown',
    reason: 'INVALID_FORMAT',
  }),
  of(
    'wedding_season',
    'en',
    'marketing',
    'Namaste {{buyer_name}} ji, our wedding season sarees are ready in {{city}}.',
    {
      status: 'draft',
      quality: 'unknown',
    },
  ),
  of(
    'collection_link',
    'en',
    'marketing',
    'Namaste {{buyer_name}} ji, {{collection_name}} is here. See photos and rates: {{collection_link}} Reply to order.',
  ),
];

export interface DemoCampaign {
  name: string;
  /** Index of its template above. */
  template: number;
  status: CampaignStatus;
  /** Days before the demo's date on which it was sent; null if it was not. */
  daysAgo: number;
  recipients: number;
  reason: string | null;
  /** Contains a link to a live collection's page. */
  hasLink?: true;
}

/** Seven campaigns covering every state, with three thousand recipients in all. */
export const DEMO_CAMPAIGNS: readonly DemoCampaign[] = [
  { name: 'Diwali designs', template: 0, status: 'completed', daysAgo: 24, recipients: 900, reason: null },
  { name: 'दिवाली के डिज़ाइन', template: 1, status: 'completed', daysAgo: 52, recipients: 800, reason: null },
  { name: 'Navratri offer', template: 2, status: 'stopped', daysAgo: 44, recipients: 500, reason: 'Stock ran out' },
  {
    name: 'Wedding first look',
    template: 0,
    status: 'paused',
    daysAgo: 1,
    recipients: 400,
    reason: 'Waiting for new rates',
  },
  { name: 'Winter stock', template: 1, status: 'scheduled', daysAgo: 1, recipients: 300, reason: null },
  {
    ...{ name: 'Wedding georgettes', template: 8, status: 'completed', daysAgo: 2, recipients: 240, reason: null },
    hasLink: true,
  },
  { name: 'Year end offers', template: 0, status: 'draft', daysAgo: 0, recipients: 0, reason: null },
];

export const DEMO_REPLIES: readonly [string, ...string[]] = [
  'Send rates please',
  'Kitne ka set hai?',
  'फोटो भेजो',
  'Interested',
  'COD milega?',
  'Need 20 pieces of the red one',
];
