import { asc } from 'drizzle-orm';
import { numberedBody, variablesIn } from '@/lib/domain/messages/template-text';
import { consentsOf } from '../areas/buyers/consent-service';
import { DAY, HOUR } from '../clock';
import { orm, transaction } from '../db/database';
import { insertMany } from '../db/insert-many';
import { buyerConsents, buyers } from '../db/schema/buyers';
import { newId } from '../db/schema/columns';
import { messageReplies } from '../db/schema/message-events';
import { sandboxTemplates } from '../db/schema/message-sandbox';
import { campaigns, messageCharges, messages, messageTemplates } from '../db/schema/messages';
import { messageLinks } from '../db/schema/message-links';
import { DEMO_CAMPAIGNS, DEMO_TEMPLATES, type DemoCampaign } from './message-data';
import { messageRows, pastedReader } from './message-at';
import { carryLinks, fillsOf } from './message-links';

const EXAMPLES: Readonly<Record<string, string>> = {
  buyer_name: 'Suresh',
  city: 'Jaipur',
  order_number: '1042',
  lr_number: '48213',
  amount: '₹18,400',
  day: '30 Nov 2026',
  collection_name: 'Wedding sarees',
  collection_link: 'https://bomb.example/c/wedding',
};

type TemplateRow = typeof messageTemplates.$inferInsert & { id: string };

const VERDICTS = { approved: 'APPROVED', paused: 'PAUSED', rejected: 'REJECTED' } as const;

/** Templates on our side, and in the built-in provider. */
function templateRows(adminId: string, now: number) {
  const rows = DEMO_TEMPLATES.map(({ reason, ...template }, nth): TemplateRow => {
    const at = new Date(now - (95 - nth) * DAY);
    const isKnown = template.status !== 'draft';
    return {
      ...template,
      id: newId(),
      providerId: isKnown ? newId() : null,
      footer: 'Reply STOP to get no more messages.',
      variables: variablesIn(template.body).map((name) => ({ name, example: EXAMPLES[name] ?? name })),
      statusReason: reason,
      statusChangedAt: at,
      createdById: adminId,
      createdAt: at,
    };
  });
  const known = rows.flatMap(({ providerId, status, ...row }) =>
    providerId && status && status in VERDICTS
      ? {
          id: providerId,
          elementName: row.name,
          languageCode: row.language,
          category: row.category.toUpperCase(),
          templateType: row.media === 'none' || !row.media ? 'TEXT' : row.media.toUpperCase(),
          data: numberedBody(row.body),
          verdict: VERDICTS[status as keyof typeof VERDICTS],
          reason: row.statusReason ?? null,
          createdAt: row.createdAt,
        }
      : [],
  );
  return { rows, known };
}

const frozenOf = ({
  providerId,
  name,
  language,
  category,
  media = 'none',
  body,
  footer = '',
  variables,
}: TemplateRow) => ({
  providerId: providerId ?? '',
  name,
  language,
  category,
  media,
  body,
  footer,
  variables,
});

function campaignRow(
  demo: DemoCampaign,
  template: TemplateRow,
  people: { adminId: string; secondId: string },
  now: number,
) {
  const sentAt = new Date(now - demo.daysAgo * DAY - 4 * HOUR);
  const isStarted = ['completed', 'stopped', 'paused'].includes(demo.status);
  const isChecked = isStarted || demo.status === 'scheduled';
  const checkedAt = new Date(sentAt.getTime() - 2 * HOUR);
  return {
    id: newId(),
    name: demo.name,
    templateId: template.id,
    audience: {
      buyers: { segment: [], state: [], productTypeId: [], orderedWithinDays: null },
      sellers: null,
      numbers: [],
    },
    fills: {
      buyer_name: { field: 'contactName' as const, text: 'ji' },
      city: { field: 'city' as const, text: '' },
    },
    mediaUrl: null,
    weeklyLimit: 3,
    mayGoAtNight: false,
    // In the future, whenever the demo is viewed.
    scheduledAt: demo.status === 'scheduled' ? new Date(now + 4 * DAY) : null,
    status: demo.status,
    statusReason: demo.reason,
    statusChangedAt: isStarted ? sentAt : checkedAt,
    checkJobId: null,
    check: isChecked ? { total: 0, recipients: 0, skipped: {}, outside: [], at: checkedAt.toISOString() } : null,
    frozen: isChecked ? frozenOf(template) : null,
    approvedById: isChecked ? people.secondId : null,
    startedAt: isStarted ? sentAt : null,
    endedAt: demo.status === 'completed' || demo.status === 'stopped' ? new Date(sentAt.getTime() + HOUR) : null,
    retryOfId: null,
    createdById: people.adminId,
    version: 1,
    createdAt: checkedAt,
  };
}

/** Buyers who opted in, then pasted numbers, whose opt-in came with a list. */
async function findReaders(most: number, authorId: string, now: number) {
  const consents = await consentsOf(
    orm(),
    (await orm().select({ number: buyers.phoneNumber }).from(buyers)).map(({ number }) => number),
  );
  const found = (await orm().select().from(buyers).orderBy(asc(buyers.id))).filter(
    ({ phoneNumber }) => consents.get(phoneNumber) === 'in',
  );
  const known = found.map(({ id, phoneNumber, contactName, businessName, city, status }) => ({
    buyerId: id,
    phone: phoneNumber,
    contactName,
    businessName,
    city,
    isBlocked: status === 'blocked',
  }));
  const others = Array.from({ length: Math.max(0, most - known.length) }, (_, nth) => pastedReader(nth));
  const said = { consent: 'in' as const, source: 'import' as const, proof: 'Trade fair list', authorId };
  const at = new Date(now - 90 * DAY);
  return {
    readers: [...known, ...others],
    consents: others.map(({ phone }) => ({ ...said, id: newId(), buyerId: null, number: phone, at })),
  };
}

/** Adds templates and campaigns with the results of their messages to the demo, once. */
export async function seedMessages(adminId: string, secondId: string, now: number): Promise<void> {
  if ((await orm().$count(messageTemplates)) > 0) return;
  const most = Math.max(...DEMO_CAMPAIGNS.map(({ recipients }) => recipients));
  const { readers, consents } = await findReaders(most, adminId, now);
  const { rows: templates, known } = templateRows(adminId, now);
  const linked = DEMO_CAMPAIGNS.find(({ hasLink }) => hasLink);
  const variables = linked ? variablesIn(templates[linked.template]?.body ?? '') : [];
  const linkFills = linked ? await fillsOf(linked.name, variables) : null;
  const links: (typeof messageLinks.$inferInsert)[] = [];
  const made = DEMO_CAMPAIGNS.flatMap((demo, nth) => {
    const template = templates[demo.template];
    if (!template || (demo.hasLink && !linkFills)) return [];
    const campaign = campaignRow(demo, template, { adminId, secondId }, now);
    const rows = messageRows(campaign, template.category, demo.recipients, readers, nth);
    const waiting = rows.messages.filter(({ stage }) => stage !== 'skipped').length;
    const skipped = rows.messages.filter(({ skipReason }) => skipReason === 'no-consent').length;
    if (campaign.check) {
      campaign.check.recipients = waiting;
      campaign.check.total = rows.messages.length;
      if (skipped > 0) Object.assign(campaign.check.skipped, { 'no-consent': skipped });
    }
    if (!demo.hasLink || !linkFills) return { campaign, rows };
    links.push(...carryLinks(rows.messages, linkFills, variables));
    return { campaign: { ...campaign, fills: linkFills }, rows };
  });
  const all = <Name extends keyof (typeof made)[number]['rows']>(name: Name) =>
    made.flatMap(({ rows }) => rows[name] as unknown[]) as (typeof made)[number]['rows'][Name];
  await transaction(async (tx) => {
    await insertMany(tx, messageTemplates, templates);
    await insertMany(tx, sandboxTemplates, known);
    await insertMany(
      tx,
      campaigns,
      made.map(({ campaign }) => campaign),
    );
    await insertMany(tx, messages, all('messages'));
    await insertMany(tx, messageLinks, links);
    await insertMany(tx, messageCharges, all('charges'));
    await insertMany(tx, messageReplies, all('replies'));
    await insertMany(tx, buyerConsents, [...consents, ...all('consents')]);
  });
}
