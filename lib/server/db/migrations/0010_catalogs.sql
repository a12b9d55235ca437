CREATE TABLE "catalog_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"catalog_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"is_cover" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_tags" (
	"catalog_id" uuid NOT NULL,
	"attribute_id" uuid NOT NULL,
	"value_id" uuid NOT NULL,
	CONSTRAINT "catalog_tags_catalog_id_value_id_pk" PRIMARY KEY("catalog_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "catalogs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"design_number" text DEFAULT '' NOT NULL,
	"product_type_id" uuid,
	"rate" integer,
	"is_set" boolean DEFAULT false NOT NULL,
	"pieces" smallint,
	"sizes" text[] DEFAULT '{}' NOT NULL,
	"minimum_order" smallint,
	"dispatch_days" smallint,
	"status" text DEFAULT 'draft' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"is_visible" boolean DEFAULT true NOT NULL,
	"qc_passed" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"group_id" uuid,
	"group_position" smallint,
	"tagged_by_id" uuid,
	"last_edited_by_id" uuid,
	"reviewed_by_id" uuid,
	"caption" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"hash" text NOT NULL,
	"grid" smallint[] NOT NULL,
	"thumb_file_id" uuid NOT NULL,
	"screen_file_id" uuid NOT NULL,
	"large_file_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photos_sha256" UNIQUE("sha256")
);
--> statement-breakpoint
CREATE TABLE "upload_skips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"uploaded_by_id" uuid NOT NULL,
	"assigned_by_id" uuid,
	"editor_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"priority" smallint DEFAULT 0 NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"lease_token" integer DEFAULT 0 NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"skips" smallint DEFAULT 0 NOT NULL,
	"escalated_at" timestamp (3) with time zone,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_asides" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"sender" text,
	"text" text NOT NULL,
	CONSTRAINT "whatsapp_asides_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid,
	"file_name" text NOT NULL,
	"owner_id" uuid NOT NULL,
	"job_id" uuid,
	"messages" integer,
	"known_posts" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_post_photos" (
	"post_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"photo_id" uuid,
	"problem" text,
	CONSTRAINT "whatsapp_post_photos_post_id_position_pk" PRIMARY KEY("post_id","position")
);
--> statement-breakpoint
CREATE TABLE "whatsapp_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"sender_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"caption" text NOT NULL,
	"fingerprint" text NOT NULL,
	"omitted" smallint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"catalog_id" uuid,
	"settled_by_id" uuid,
	"settled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whatsapp_senders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"seller_id" uuid,
	"matched_by" text,
	CONSTRAINT "whatsapp_senders_name" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "catalog_groups" ADD CONSTRAINT "catalog_groups_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_images" ADD CONSTRAINT "catalog_images_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_images" ADD CONSTRAINT "catalog_images_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_tags" ADD CONSTRAINT "catalog_tags_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_tags" ADD CONSTRAINT "catalog_tags_value" FOREIGN KEY ("attribute_id","value_id") REFERENCES "public"."attribute_values"("attribute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_group_id_catalog_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."catalog_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_tagged_by_id_users_id_fk" FOREIGN KEY ("tagged_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalogs" ADD CONSTRAINT "catalogs_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_thumb_file_id_files_id_fk" FOREIGN KEY ("thumb_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_screen_file_id_files_id_fk" FOREIGN KEY ("screen_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_large_file_id_files_id_fk" FOREIGN KEY ("large_file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_skips" ADD CONSTRAINT "upload_skips_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_skips" ADD CONSTRAINT "upload_skips_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_uploaded_by_id_users_id_fk" FOREIGN KEY ("uploaded_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_assigned_by_id_users_id_fk" FOREIGN KEY ("assigned_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_asides" ADD CONSTRAINT "whatsapp_asides_import_id_whatsapp_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."whatsapp_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_imports" ADD CONSTRAINT "whatsapp_imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_imports" ADD CONSTRAINT "whatsapp_imports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_imports" ADD CONSTRAINT "whatsapp_imports_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_post_photos" ADD CONSTRAINT "whatsapp_post_photos_post_id_whatsapp_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."whatsapp_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_post_photos" ADD CONSTRAINT "whatsapp_post_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_posts" ADD CONSTRAINT "whatsapp_posts_import_id_whatsapp_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."whatsapp_imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_posts" ADD CONSTRAINT "whatsapp_posts_sender_id_whatsapp_senders_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."whatsapp_senders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_posts" ADD CONSTRAINT "whatsapp_posts_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_posts" ADD CONSTRAINT "whatsapp_posts_settled_by_id_users_id_fk" FOREIGN KEY ("settled_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "whatsapp_senders" ADD CONSTRAINT "whatsapp_senders_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_images_in_order" ON "catalog_images" USING btree ("catalog_id","position");--> statement-breakpoint
CREATE INDEX "catalog_images_by_photo" ON "catalog_images" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "catalog_images_cover" ON "catalog_images" USING btree ("catalog_id") WHERE "catalog_images"."is_cover";--> statement-breakpoint
CREATE INDEX "catalog_tags_by_value" ON "catalog_tags" USING btree ("value_id","catalog_id");--> statement-breakpoint
CREATE INDEX "catalogs_by_creation" ON "catalogs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "catalogs_by_title" ON "catalogs" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "catalogs_by_status" ON "catalogs" USING btree ("status","status_changed_at","id");--> statement-breakpoint
CREATE INDEX "catalogs_by_status_creation" ON "catalogs" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogs_by_seller" ON "catalogs" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogs_by_upload" ON "catalogs" USING btree ("upload_id","id");--> statement-breakpoint
CREATE INDEX "catalogs_by_product_type" ON "catalogs" USING btree ("product_type_id","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogs_by_group" ON "catalogs" USING btree ("group_id","group_position");--> statement-breakpoint
CREATE INDEX "catalogs_search" ON "catalogs" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "photos_by_hash" ON "photos" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "upload_skips_by_upload" ON "upload_skips" USING btree ("upload_id","user_id");--> statement-breakpoint
CREATE INDEX "uploads_queue" ON "uploads" USING btree ("status","priority" DESC NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "uploads_by_editor" ON "uploads" USING btree ("editor_id","status","priority" DESC NULLS FIRST,"created_at","id");--> statement-breakpoint
CREATE INDEX "uploads_by_seller" ON "uploads" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "uploads_by_creation" ON "uploads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "whatsapp_imports_by_owner" ON "whatsapp_imports" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "whatsapp_post_photos_by_photo" ON "whatsapp_post_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE UNIQUE INDEX "whatsapp_posts_fingerprint" ON "whatsapp_posts" USING btree ("fingerprint");--> statement-breakpoint
CREATE INDEX "whatsapp_posts_by_time" ON "whatsapp_posts" USING btree ("state","at","id");--> statement-breakpoint
CREATE INDEX "whatsapp_posts_by_import" ON "whatsapp_posts" USING btree ("import_id","at","id");--> statement-breakpoint
CREATE INDEX "whatsapp_posts_by_sender" ON "whatsapp_posts" USING btree ("sender_id","at","id");--> statement-breakpoint
CREATE INDEX "whatsapp_posts_by_catalog" ON "whatsapp_posts" USING btree ("catalog_id");