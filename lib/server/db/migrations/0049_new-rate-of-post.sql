ALTER TABLE "whatsapp_posts" ADD COLUMN "new_rate" integer;--> statement-breakpoint
ALTER TABLE "whatsapp_posts" ADD COLUMN "rate_before" integer;