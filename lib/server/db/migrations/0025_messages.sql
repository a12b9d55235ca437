CREATE TABLE "message_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"message_id" uuid,
	"provider_id" text,
	"whatsapp_id" text,
	"phone" text,
	"kind" text NOT NULL,
	"code" text,
	"text" text,
	"billing" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_events_once" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "message_pace" (
	"id" smallint PRIMARY KEY NOT NULL,
	"allowance" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"rest_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "message_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	"phone" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"meaning" text NOT NULL,
	"buyer_id" uuid,
	"message_id" uuid,
	"campaign_id" uuid,
	"at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_replies_once" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"hash" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"failure" text,
	CONSTRAINT "webhook_deliveries_once" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "sandbox_calls" (
	"second" integer PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"whatsapp_id" text NOT NULL,
	"phone" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"is_free" boolean NOT NULL,
	"content" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_phones" (
	"phone" text PRIMARY KEY NOT NULL,
	"is_opted_out" boolean DEFAULT false NOT NULL,
	"session_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"element_name" text NOT NULL,
	"language_code" text NOT NULL,
	"category" text NOT NULL,
	"template_type" text NOT NULL,
	"data" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"template_id" uuid NOT NULL,
	"audience" jsonb NOT NULL,
	"fills" jsonb NOT NULL,
	"media_url" text,
	"weekly_limit" smallint,
	"may_go_at_night" boolean DEFAULT false NOT NULL,
	"scheduled_at" timestamp (3) with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"check_job_id" uuid,
	"check" jsonb,
	"frozen" jsonb,
	"approved_by_id" uuid,
	"started_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"retry_of_id" uuid,
	"created_by_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"campaign_id" uuid,
	"sender_id" uuid NOT NULL,
	"category" text NOT NULL,
	"day" text NOT NULL,
	"paise_for100" integer NOT NULL,
	"is_estimated" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_charges_once" UNIQUE("message_id")
);
--> statement-breakpoint
CREATE TABLE "message_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"category" text NOT NULL,
	"media" text DEFAULT 'none' NOT NULL,
	"body" text NOT NULL,
	"footer" text DEFAULT '' NOT NULL,
	"variables" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"quality" text DEFAULT 'unknown' NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"created_by_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "message_templates_provider_id" UNIQUE("provider_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"campaign_id" uuid,
	"template_id" uuid,
	"phone" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"buyer_id" uuid,
	"seller_id" uuid,
	"params" text[] DEFAULT '{}' NOT NULL,
	"text" text,
	"about_kind" text,
	"about_id" uuid,
	"category" text NOT NULL,
	"stage" text DEFAULT 'queued' NOT NULL,
	"skip_reason" text,
	"failure_code" text,
	"failure_text" text,
	"provider_id" text,
	"whatsapp_id" text,
	"handed_at" timestamp (3) with time zone,
	"stage_at" timestamp (3) with time zone NOT NULL,
	"replied_at" timestamp (3) with time zone,
	"sender_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "messages_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "messages_whatsapp_id" UNIQUE("whatsapp_id")
);
--> statement-breakpoint
ALTER TABLE "buyer_consents" ALTER COLUMN "buyer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "buyer_consents" ALTER COLUMN "author_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "message_events" ADD CONSTRAINT "message_events_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_replies" ADD CONSTRAINT "message_replies_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_approved_by_id_users_id_fk" FOREIGN KEY ("approved_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_retry_of_id_campaigns_id_fk" FOREIGN KEY ("retry_of_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_charges" ADD CONSTRAINT "message_charges_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_charges" ADD CONSTRAINT "message_charges_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_charges" ADD CONSTRAINT "message_charges_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_templates" ADD CONSTRAINT "message_templates_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_template_id_message_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."message_templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_events_by_message" ON "message_events" USING btree ("message_id","at","id");--> statement-breakpoint
CREATE INDEX "message_events_parked" ON "message_events" USING btree ("provider_id") WHERE "message_events"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_events_parked_whatsapp" ON "message_events" USING btree ("whatsapp_id") WHERE "message_events"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_events_parked_phone" ON "message_events" USING btree ("phone","at") WHERE "message_events"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_replies_by_time" ON "message_replies" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "message_replies_by_phone" ON "message_replies" USING btree ("phone","at","id");--> statement-breakpoint
CREATE INDEX "message_replies_by_campaign" ON "message_replies" USING btree ("campaign_id","at","id");--> statement-breakpoint
CREATE INDEX "message_replies_by_buyer" ON "message_replies" USING btree ("buyer_id","at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("id") WHERE "webhook_deliveries"."done_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_time" ON "webhook_deliveries" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "sandbox_events_due" ON "sandbox_events" USING btree ("due_at","id") WHERE "sandbox_events"."done_at" is null;--> statement-breakpoint
CREATE INDEX "sandbox_messages_by_time" ON "sandbox_messages" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sandbox_messages_by_phone" ON "sandbox_messages" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "campaigns_by_name" ON "campaigns" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_creation" ON "campaigns" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_change" ON "campaigns" USING btree ("status_changed_at","id");--> statement-breakpoint
CREATE INDEX "campaigns_active" ON "campaigns" USING btree ("status","scheduled_at") WHERE "campaigns"."status" in ('scheduled', 'sending');--> statement-breakpoint
CREATE INDEX "message_charges_by_day" ON "message_charges" USING btree ("day","category");--> statement-breakpoint
CREATE INDEX "message_charges_by_campaign" ON "message_charges" USING btree ("campaign_id");--> statement-breakpoint
CREATE INDEX "message_charges_by_sender" ON "message_charges" USING btree ("sender_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "message_templates_name" ON "message_templates" USING btree ("name","language");--> statement-breakpoint
CREATE INDEX "message_templates_by_name" ON "message_templates" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "message_templates_by_change" ON "message_templates" USING btree ("status_changed_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_once" ON "messages" USING btree ("campaign_id","phone");--> statement-breakpoint
CREATE INDEX "messages_by_campaign" ON "messages" USING btree ("campaign_id","stage","id");--> statement-breakpoint
CREATE INDEX "messages_of_campaign" ON "messages" USING btree ("campaign_id","id");--> statement-breakpoint
CREATE INDEX "messages_by_reason" ON "messages" USING btree ("campaign_id","skip_reason","id");--> statement-breakpoint
CREATE INDEX "messages_by_creation" ON "messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_phone" ON "messages" USING btree ("phone","created_at");--> statement-breakpoint
CREATE INDEX "messages_by_buyer" ON "messages" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_seller" ON "messages" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_by_subject" ON "messages" USING btree ("about_id","created_at","id");--> statement-breakpoint
CREATE INDEX "messages_waiting" ON "messages" USING btree ("campaign_id","id") WHERE "messages"."stage" = 'queued';--> statement-breakpoint
CREATE INDEX "messages_open" ON "messages" USING btree ("phone","handed_at") WHERE "messages"."stage" in ('sending', 'unclear');--> statement-breakpoint
CREATE INDEX "buyer_consents_by_time" ON "buyer_consents" USING btree ("at","id");--> statement-breakpoint
-- By hand
CREATE TRIGGER webhook_deliveries_kept
  BEFORE DELETE OR TRUNCATE ON "webhook_deliveries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER message_events_kept
  BEFORE DELETE OR TRUNCATE ON "message_events"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_skipped_for_a_reason" CHECK (("stage" = 'skipped') = ("skip_reason" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_handed_out" CHECK ("stage" IN ('skipped', 'queued') OR "handed_at" IS NOT NULL);
