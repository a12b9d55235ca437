ALTER TABLE "chat_messages" ADD COLUMN "origin_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD COLUMN "place_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "conversations" ADD COLUMN "merged_over" jsonb;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_origin_id_conversations_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_place_id_conversations_id_fk" FOREIGN KEY ("place_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_merged_into_id_conversations_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "conversations_merged" ON "conversations" USING btree ("merged_into_id");