CREATE TABLE "chat_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"key" text NOT NULL,
	"sender" text NOT NULL,
	"author_id" uuid,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"card" jsonb,
	"quote" jsonb,
	"at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"provider_id" text,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_mirror" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"first_reply_owns" boolean NOT NULL,
	"unanswered_minutes" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"given_name" text NOT NULL,
	"identity" text,
	"phone_number" text,
	"buyer_id" uuid,
	"seller_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"snoozed_until" timestamp (3) with time zone,
	"owner_id" uuid,
	"last_text" text DEFAULT '' NOT NULL,
	"last_from" text DEFAULT 'system' NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"waiting_since" timestamp (3) with time zone,
	"last_inbound_at" timestamp (3) with time zone,
	"is_simulated" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "conversations_party" CHECK ("conversations"."buyer_id" is null or "conversations"."seller_id" is null)
);
--> statement-breakpoint
CREATE TABLE "quick_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid,
	"shortcut" text NOT NULL,
	"text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quick_replies" ADD CONSTRAINT "quick_replies_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_key" ON "chat_messages" USING btree ("conversation_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_provider" ON "chat_messages" USING btree ("provider_id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_time" ON "chat_messages" USING btree ("conversation_id","at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_by_at" ON "chat_messages" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "chat_messages_unpublished" ON "chat_messages" USING btree ("conversation_id") WHERE "chat_messages"."published_at" is null;--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "conversations_by_last" ON "conversations" USING btree ("last_at","id");--> statement-breakpoint
CREATE INDEX "conversations_by_owner" ON "conversations" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "conversations_by_phone" ON "conversations" USING btree ("phone_number");--> statement-breakpoint
CREATE INDEX "conversations_by_buyer" ON "conversations" USING btree ("buyer_id");--> statement-breakpoint
CREATE INDEX "conversations_by_seller" ON "conversations" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "conversations_snoozed" ON "conversations" USING btree ("snoozed_until");--> statement-breakpoint
CREATE UNIQUE INDEX "quick_replies_own" ON "quick_replies" USING btree ("owner_id","shortcut");--> statement-breakpoint
CREATE UNIQUE INDEX "quick_replies_shared" ON "quick_replies" USING btree ("shortcut") WHERE "quick_replies"."owner_id" is null;