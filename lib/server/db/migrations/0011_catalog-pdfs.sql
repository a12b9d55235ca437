CREATE TABLE "catalog_pdfs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"format" text NOT NULL,
	"options" jsonb NOT NULL,
	"quality" text NOT NULL,
	"catalog_ids" uuid[] NOT NULL,
	"job_id" uuid,
	"file_id" uuid,
	"pages" integer,
	"missing_photos" integer,
	"made_of" text,
	"made_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalog_pdfs" ADD CONSTRAINT "catalog_pdfs_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_pdfs" ADD CONSTRAINT "catalog_pdfs_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_pdfs" ADD CONSTRAINT "catalog_pdfs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_pdfs_by_owner" ON "catalog_pdfs" USING btree ("owner_id","created_at","id");