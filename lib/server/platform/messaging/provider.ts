import type { ProviderName, StatusEvent } from '@/lib/domain/messages/event-kinds';
import type { FrozenTemplate } from '@/lib/domain/messages/template-text';
import type { Quality, TemplateLanguage, TemplateMedia, TemplateStatus } from '@/lib/domain/messages/template-status';
import type { TemplateCategory } from '@/lib/domain/messages/categories';

/** An outgoing message. */
export interface Outgoing {
  /** Our id of the message, which some providers return with each event. */
  id: string;
  /** E.164. */
  phone: string;
  /** Null for free text. */
  template: FrozenTemplate | null;
  params: readonly string[];
  text: string;
  mediaUrl: string | null;
}

/** Result of passing a message to the provider. */
export type SendAnswer =
  | { kind: 'taken'; providerId: string; whatsappId: string | null }
  | { kind: 'refused'; code: string; reason: string }
  /** Definitely not accepted: it may be sent again after a pause. */
  | { kind: 'not-taken'; reason: string; restMs: number }
  /** Unknown outcome: it must not be sent again. */
  | { kind: 'unclear'; reason: string };

/** A template in the provider's format. */
export interface ProviderTemplate {
  providerId: string;
  name: string;
  language: TemplateLanguage;
  category: TemplateCategory;
  media: TemplateMedia;
  /** With numbered placeholders. */
  body: string;
  status: TemplateStatus;
  quality: Quality;
  reason: string | null;
}

export interface NewTemplate extends Omit<FrozenTemplate, 'providerId'> {
  /** With numbered placeholders, and the same with its examples. */
  numbered: string;
  example: string;
}

/** A status or bill of one message. Which ids are set depends on the event. */
export interface MessageEvent {
  type: 'message';
  kind: StatusEvent;
  providerId: string | null;
  whatsappId: string | null;
  /** Our own id, where the provider returns it. */
  ownId: string | null;
  phone: string | null;
  code: string | null;
  text: string | null;
  billing: { category: string | null; isFree: boolean } | null;
  at: Date;
}

export type ProviderEvent =
  | MessageEvent
  | { type: 'reply'; id: string; phone: string; name: string; text: string; answers: string[]; at: Date }
  | { type: 'consent'; phone: string; state: 'in' | 'out'; at: Date }
  | {
      type: 'template';
      providerId: string;
      status: TemplateStatus | null;
      quality: Quality | null;
      category: TemplateCategory | null;
      reason: string | null;
      at: Date;
    };

/** A provider that sends our messages. */
export interface MessageProvider {
  name: ProviderName;
  send: (message: Outgoing) => Promise<SendAnswer>;
  templates: () => Promise<ProviderTemplate[]>;
  /** @throws ProviderRefused with the provider's message. */
  createTemplate: (template: NewTemplate) => Promise<{ providerId: string }>;
  /** Remaining balance, as the provider writes it; null where it is not available. */
  wallet: () => Promise<string | null>;
  /** Reports a person's consent to the provider; one that keeps no list does nothing. */
  tellConsent: (phone: string, state: 'in' | 'out') => Promise<void>;
}

/** The provider refused or returned something unreadable. */
export class ProviderRefused extends Error {}
