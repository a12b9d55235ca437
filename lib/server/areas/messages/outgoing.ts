import { notFound } from '../../errors';
import type { Queryable } from '../../db/database';
import type { Outgoing } from '../../platform/messaging/provider';
import type { CampaignRow } from './campaign-repository';
import type { MessageRow } from './hand-out-repository';
import { getTemplate } from './template-service';

/** A message as sent to the provider: the text its campaign froze, or the template's current text. */
export async function outgoing(tx: Queryable, row: MessageRow, campaign: CampaignRow | undefined): Promise<Outgoing> {
  const { id, phone, params, text, templateId } = row;
  const shared = { id, phone, params, text: text ?? '', mediaUrl: campaign?.mediaUrl ?? null };
  if (campaign?.frozen) return { ...shared, template: campaign.frozen };
  if (templateId === null) return { ...shared, template: null };
  const { providerId, ...template } = await getTemplate(templateId, tx);
  if (providerId === null) throw notFound();
  return { ...shared, template: { ...template, providerId } };
}
