ALTER TABLE "catalogs" ADD COLUMN "offered_again" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "catalogs" ADD COLUMN "last_offered_at" timestamp (3) with time zone;