CREATE TABLE "message_links" (
	"code" text PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"campaign_id" uuid NOT NULL,
	"link_id" uuid NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"clicks" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_links" ADD CONSTRAINT "message_links_link_id_collection_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."collection_links"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "message_links_once" ON "message_links" USING btree ("message_id","link_id");--> statement-breakpoint
CREATE INDEX "message_links_opened" ON "message_links" USING btree ("campaign_id","opened_at");