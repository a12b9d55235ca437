ALTER TABLE "chat_messages" ADD COLUMN "tick" text;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD COLUMN "keep_months" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_settings" ADD COLUMN "flag_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "flagged_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "flag_word" text;--> statement-breakpoint
ALTER TABLE "message_replies" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "chat_messages_ticking" ON "chat_messages" USING btree ("at") WHERE "chat_messages"."tick" in ('waiting', 'unclear', 'sent', 'delivered');--> statement-breakpoint
CREATE INDEX "chat_messages_kept" ON "chat_messages" USING btree ("at") WHERE "chat_messages"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "chat_messages_quoting" ON "chat_messages" USING btree (("quote" ->> 'id')) WHERE "chat_messages"."quote" is not null;--> statement-breakpoint
CREATE INDEX "conversations_flagged" ON "conversations" USING btree ("last_at","id") WHERE "conversations"."flagged_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_full" ON "webhook_deliveries" USING btree ("received_at") WHERE "webhook_deliveries"."body" <> '';