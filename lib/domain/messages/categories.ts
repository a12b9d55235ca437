/** WhatsApp's pricing categories. `service` is a reply within a day of the person's message. */
export const MESSAGE_CATEGORIES = ['marketing', 'utility', 'authentication', 'service'] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

export const CATEGORY_LABELS: Record<MessageCategory, string> = {
  marketing: 'Marketing',
  utility: 'Utility',
  authentication: 'Authentication',
  service: 'Service',
};

/** Categories a template can have; other messages are free text. */
export const TEMPLATE_CATEGORIES = ['marketing', 'utility', 'authentication'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];
