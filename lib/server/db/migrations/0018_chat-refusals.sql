ALTER TABLE "whatsapp_imports" ADD COLUMN "bytes" bigint;--> statement-breakpoint
ALTER TABLE "whatsapp_imports" ADD COLUMN "read_percent" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "whatsapp_imports" ADD COLUMN "refusal" text;