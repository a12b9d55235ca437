CREATE TABLE "budgets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"paise" integer NOT NULL,
	"warn_percent" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "budgets_month" UNIQUE("month")
);
--> statement-breakpoint
CREATE INDEX "files_by_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
-- By hand
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_month_name" CHECK ("month" ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$');
