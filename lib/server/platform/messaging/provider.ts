import type { ProviderName, StatusEvent } from '@/lib/domain/messages/event-kinds';
import type { FrozenTemplate } from '@/lib/domain/messages/template-text';
import type { Quality, TemplateLanguage, TemplateMedia, TemplateStatus } from '@/lib/domain/messages/template-status';
import type { TemplateCategory } from '@/lib/domain/messages/categories';

/** One message on its way out. */
export interface Outgoing {
  /** Our id of it, which some providers give back with each event. */
  id: string;
  /** E.164. */
  phone: string;
  /** None for free text. */
  template: FrozenTemplate | null;
  params: readonly string[];
  text: string;
  mediaUrl: string | null;
}

/** What came of handing a message to the provider. */
export type SendAnswer =
  | { kind: 'taken'; providerId: string; whatsappId: string | null }
  | { kind: 'refused'; code: string; reason: string }
  /** It surely was not taken: it may go out again, after a rest. */
  | { kind: 'not-taken'; reason: string; restMs: number }
  /** Nobody knows: it must not go out again. */
  | { kind: 'unclear'; reason: string };

/** A template as the provider knows it. */
export interface ProviderTemplate {
  providerId: string;
  name: string;
  language: TemplateLanguage;
  category: TemplateCategory;
  media: TemplateMedia;
  /** With places by number. */
  body: string;
  status: TemplateStatus;
  quality: Quality;
  reason: string | null;
}

export interface NewTemplate extends Omit<FrozenTemplate, 'providerId'> {
  /** With places by number, and the same with its examples. */
  numbered: string;
  example: string;
}

/** A status or bill of one message. Which ids are there depends on the event. */
export interface MessageEvent {
  type: 'message';
  kind: StatusEvent;
  providerId: string | null;
  whatsappId: string | null;
  /** Our own id, where the provider gives it back. */
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

/** Whoever carries our messages. */
export interface MessageProvider {
  name: ProviderName;
  send: (message: Outgoing) => Promise<SendAnswer>;
  templates: () => Promise<ProviderTemplate[]>;
  /** @throws ProviderRefused with the provider's words. */
  createTemplate: (template: NewTemplate) => Promise<{ providerId: string }>;
  /** What is left to spend, as the provider writes it; null where it does not say. */
  wallet: () => Promise<string | null>;
  /** Tells the provider what a person said; one that keeps no list does nothing. */
  tellConsent: (phone: string, state: 'in' | 'out') => Promise<void>;
}

/** The provider said no, or nothing that can be read. */
export class ProviderRefused extends Error {}
