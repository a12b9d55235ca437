CREATE TABLE "bulk_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"change" jsonb NOT NULL,
	"title" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"row_count" integer NOT NULL,
	"job_id" uuid,
	"undoes_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bulk_changes_undone_once" UNIQUE("undoes_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bulk_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"record_id" uuid NOT NULL,
	"name" text NOT NULL,
	"before" jsonb,
	"outcome" text,
	"reason" text,
	"version" integer
);
--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_changes" ADD CONSTRAINT "bulk_changes_undoes_id_bulk_changes_id_fk" FOREIGN KEY ("undoes_id") REFERENCES "public"."bulk_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_rows" ADD CONSTRAINT "bulk_rows_bulk_id_bulk_changes_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "public"."bulk_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bulk_rows_by_position" ON "bulk_rows" USING btree ("bulk_id","position");--> statement-breakpoint
CREATE INDEX "bulk_rows_by_outcome" ON "bulk_rows" USING btree ("bulk_id","outcome","position");