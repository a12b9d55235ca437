/** What WhatsApp charges by. `service` is an answer within a day of what the person wrote. */
export const MESSAGE_CATEGORIES = ['marketing', 'utility', 'authentication', 'service'] as const;
export type MessageCategory = (typeof MESSAGE_CATEGORIES)[number];

export const CATEGORY_LABELS: Record<MessageCategory, string> = {
  marketing: 'Marketing',
  utility: 'Utility',
  authentication: 'Authentication',
  service: 'Service',
};

/** Categories a template can have; whatever else is free text. */
export const TEMPLATE_CATEGORIES = ['marketing', 'utility', 'authentication'] as const;
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number];
