ALTER TABLE "notifications" ADD COLUMN "batch" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "count" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_batch" ON "notifications" USING btree ("user_id","batch");