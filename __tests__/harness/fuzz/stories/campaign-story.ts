import { budgetsApi } from '@/lib/contracts/billing/budgets';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import { jobsApi } from '@/lib/contracts/jobs';
import type { CampaignDetail } from '@/lib/contracts/messages/campaign-record';
import { campaignsApi } from '@/lib/contracts/messages/campaigns';
import { messageTemplatesApi } from '@/lib/contracts/messages/message-templates';
import { messagesApi } from '@/lib/contracts/messages/messages';
import { newId } from '@/lib/server/db/schema/columns';
import { need, type Story, StoryCut, type Teller } from './teller';

/** A template is written, corrected and sent to the provider. */
async function writeTemplate({ tell, random }: Teller): Promise<void> {
  const form = {
    name: `kesar_${random.below(1e9)}`,
    language: 'en',
    category: 'marketing',
    media: 'none',
    body: 'Namaste {{buyer_name}}, new sarees are here.',
    footer: '',
    variables: [{ name: 'buyer_name', example: 'Suresh' }],
  } as const;
  const made = await tell('admin', messageTemplatesApi.create, { body: { ...form, variables: [...form.variables] } });
  const params = { id: made.id };
  const { version } = await tell('admin', messageTemplatesApi.update, {
    params,
    body: {
      form: { ...form, variables: [...form.variables], footer: 'Reply STOP to get no more.' },
      version: made.version,
    },
  });
  await tell('admin', messageTemplatesApi.submit, { params, body: { to: 'pending', version } });
  await tell('admin', messageTemplatesApi.sync, {});
}

/** A buyer who may get messages, with a template for them. */
async function reader({ tell }: Teller) {
  const { rows } = await tell('admin', buyersApi.list, { query: { status: 'active', limit: '20' } });
  for (const { id } of rows) {
    const { problem, templates, phone } = await tell('admin', messagesApi.composer, {
      query: { subject: 'buyers', id },
    });
    const template = templates.find(({ variables }) => variables.length > 0);
    if (problem === null && template) return { id, phone, template };
  }
  throw new StoryCut('Nobody opted in.');
}

type Reader = Awaited<ReturnType<typeof reader>>;

async function sendOne({ tell }: Teller, { id: subjectId, template }: Reader): Promise<void> {
  const params = template.variables.map(() => 'Suresh');
  const body = { id: newId(), subject: 'buyers', subjectId, templateId: template.id, params, text: '' } as const;
  await tell('admin', messagesApi.send, { body: { ...body, params } });
  await tell('admin', messagesApi.send, { body: { ...body, params } });
}

/** A campaign to one number is checked, scheduled, started, paused, resumed and stopped; its copy is cancelled. */
async function campaign({ tell, work }: Teller, { phone, template }: Reader): Promise<void> {
  const fills = Object.fromEntries(template.variables.map(({ name }) => [name, { field: null, text: 'Suresh' }]));
  const made = await tell('admin', campaignsApi.create, {
    body: {
      name: 'New sarees',
      templateId: template.id,
      audience: { buyers: null, sellers: null, numbers: [phone] },
      fills,
      mediaUrl: null,
      weeklyLimit: null,
      mayGoAtNight: true,
      scheduledAt: null,
    },
  });
  const params = { id: made.id };
  await tell('admin', campaignsApi.test, { params, body: { phoneNumber: phone } });
  const check = async (version: number) => {
    await tell('admin', campaignsApi.check, { params, body: { version } });
    await work();
    return (await tell('admin', campaignsApi.get, { params })).version;
  };
  const step = (to: CampaignDetail['status'], version: number, reason?: string) =>
    tell('admin', campaignsApi.step, { params, body: { to, reason, version } });
  await tell('admin', campaignsApi.check, { params, body: { version: made.version } });
  const [job] = await tell('admin', jobsApi.mine, {});
  const cancel = { params: { id: need(job, 'job').id } };
  await tell('admin', jobsApi.cancel, cancel);
  await tell('admin', jobsApi.cancel, cancel);
  await work();
  const checked = await check((await tell('admin', campaignsApi.get, { params })).version);
  const dated = await tell('admin', campaignsApi.update, {
    params,
    body: { scheduledAt: new Date(Date.now() + 864e5).toISOString(), version: checked },
  });
  const waiting = await step('scheduled', dated.version);
  const draft = await step('draft', waiting.version);
  const again = await check(draft.version);
  const changed = await tell('admin', campaignsApi.update, { params, body: { weeklyLimit: 50, version: again } });
  const started = await step('sending', await check(changed.version));
  const paused = await step('paused', started.version, 'A mistake in the text');
  const resumed = await step('sending', paused.version);
  await step('stopped', resumed.version, 'Sold out');
  const copy = await tell('admin', campaignsApi.clone, { params });
  await tell('admin', campaignsApi.step, {
    params: { id: copy.id },
    body: { to: 'cancelled', version: copy.version },
  });
}

/** Failed messages of an earlier campaign are tried again. */
async function retry({ tell }: Teller): Promise<void> {
  const { rows } = await tell('admin', campaignsApi.list, { query: { status: 'completed', limit: '100' } });
  const failed = need(
    rows.find(({ counts }) => counts.failed),
    'campaign with failed messages',
  );
  await tell('admin', campaignsApi.retry, { params: { id: failed.id } });
}

/** Messages to buyers, from the template to what they may cost. */
export const campaignStory: Story = async (teller) => {
  const { tell, random } = teller;
  await writeTemplate(teller);
  const person = await reader(teller);
  await sendOne(teller, person);
  await campaign(teller, person);
  await retry(teller);
  const month = `${2030 + random.below(60)}-07`;
  const budget = await tell('admin', budgetsApi.create, { body: { month, paise: 5_000_000, warnPercent: 80 } });
  await tell('admin', budgetsApi.update, {
    params: { id: budget.id },
    body: { warnPercent: 90, version: budget.version },
  });
};
