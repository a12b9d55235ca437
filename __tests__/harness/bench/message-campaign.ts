import type pg from 'pg';
import type { CampaignDetail } from '@/lib/contracts/messages/campaign-record';
import { createLink } from '@/lib/server/areas/collections/link-service';
import { createCollection } from '@/lib/server/areas/collections/service';
import { startCheck } from '@/lib/server/areas/messages/check-service';
import { createCampaign, getCampaign } from '@/lib/server/areas/messages/campaign-service';
import { stepCampaign } from '@/lib/server/areas/messages/campaign-step-service';
import { addUsers, findByTypedPhone } from '@/lib/server/areas/users/service';
import type { Actor } from '@/lib/server/auth/actor';
import { JOB_KINDS } from '@/lib/server/background/job-worker';
import { orm } from '@/lib/server/db/database';
import { env } from '@/lib/server/env';
import { workOnce } from '@/lib/server/platform/jobs/worker';
import { timed } from './statistics';

const TEMPLATE = '0199a0b0-5c1e-7cc3-98c4-dc0c0c073901';
const ALL_BUYERS = { segment: [], state: [], productTypeId: [], orderedWithinDays: null };

async function admin(name: string, phoneNumber: string): Promise<Actor> {
  await addUsers([{ name, phoneNumber, roles: ['admin'], password: crypto.randomUUID() }]);
  const user = await findByTypedPhone(orm(), phoneNumber);
  if (!user) throw new Error('Nobody is there.');
  return { userId: user.id, name, roles: user.roles, sessionId: user.id, mustChangePassword: false };
}

/** Opted-in buyers: for one in twenty the response gets lost, one in fifty has each of the other special numbers. */
async function addBuyers(pool: pg.Pool, count: number): Promise<void> {
  await pool.query(
    `insert into buyers (id, business_name, contact_name, phone_number, city, state, search_text, status_changed_at, created_at)
     select gen_random_uuid(), 'Shop ' || n, 'Suresh', '+9198' || lpad((n / 10)::text, 5, '0') ||
       case when n % 20 = 0 then '009' when n % 50 between 1 and 7 then '00' || n % 50
         else '1' || lpad((n % 100)::text, 2, '0') end, 'Surat', 'Gujarat', 'shop', now(), now()
     from generate_series(10, $1::int + 9) as n`,
    [count],
  );
  await pool.query(
    `insert into buyer_consents (id, buyer_id, number, consent, source, at)
     select gen_random_uuid(), id, phone_number, 'in', 'form', now() from buyers`,
  );
  await pool.query('analyze');
}

/** The path of a page for buyers; its content does not matter. */
async function makePage(pool: pg.Pool, maker: Actor): Promise<string> {
  const words = { nameEn: 'Measured', nameHi: '', descriptionEn: '', descriptionHi: '', segment: null };
  const { id } = await createCollection(words, maker);
  await pool.query(`update collections set status = 'finalized' where id = $1`, [id]);
  const shown = { language: 'en', rate: 'shown', markupPercent: 0, showsSeller: false, phoneNumber: null } as const;
  return (await createLink(id, { days: 3, options: shown }, maker)).address;
}

/** A checked campaign to this many buyers, and the duration of its dry run. */
export async function planCampaign(
  pool: pg.Pool,
  count: number,
  { hasLink = false } = {},
): Promise<{ campaign: CampaignDetail; seconds: number; maker: Actor; second: Actor }> {
  // Set in this process as well: a campaign cannot be sent in a process without a provider.
  const settings: { WHATSAPP_PROVIDER: string | undefined } = env();
  settings.WHATSAPP_PROVIDER = 'sandbox';
  const maker = await admin('Asha Mehta', '+911009000011');
  const second = await admin('Meera Shah', '+911009000012');
  await addBuyers(pool, count);
  await pool.query(
    `insert into sandbox_templates (id, element_name, language_code, category, template_type, data, verdict, created_at)
     values ($1, 'new_catalog', 'en', 'MARKETING', 'TEXT', 'Namaste {{1}} ji.', 'APPROVED', now())`,
    [TEMPLATE],
  );
  await pool.query(
    `insert into message_templates (id, provider_id, name, language, category, body, variables, status, status_changed_at, created_at)
     values ($1::uuid, $1::text, 'new_catalog', 'en', 'marketing', 'Namaste {{buyer_name}} ji.',
       '[{"name":"buyer_name","example":"Suresh"}]', 'approved', now(), now())`,
    [TEMPLATE],
  );
  const link = hasLink ? `https://bomb.example${await makePage(pool, maker)}` : '';
  const fill = hasLink ? { field: null, text: link } : { field: 'contactName' as const, text: '' };
  const form = {
    name: 'Measured',
    templateId: TEMPLATE,
    audience: { buyers: ALL_BUYERS, sellers: null, numbers: [] },
    fills: { buyer_name: fill },
    mediaUrl: null,
    weeklyLimit: 3,
    mayGoAtNight: true,
    scheduledAt: null,
  };
  const { id, version } = await createCampaign(form, maker);
  const { ms } = await timed(async () => {
    await startCheck(id, version, maker);
    while (await workOnce(JOB_KINDS));
  });
  return { campaign: await getCampaign(id, maker), seconds: ms / 1000, maker, second };
}

/** Approves a campaign and sends it. */
export async function sendCampaign({ id, version }: CampaignDetail, second: Actor, maker: Actor): Promise<void> {
  const approved = await stepCampaign(id, { to: 'approved', version }, second);
  await stepCampaign(id, { to: 'sending', version: approved.version }, maker);
}
