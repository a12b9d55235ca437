CREATE TABLE "video_files" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"video_id" uuid,
	"role" text,
	"is_latest" boolean DEFAULT false NOT NULL,
	"container" text NOT NULL,
	"codec" text NOT NULL,
	"audio_codec" text,
	"duration_ms" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"rotation" smallint NOT NULL,
	"frames_per1000s" integer
);
--> statement-breakpoint
CREATE TABLE "video_segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"video_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"catalog_id" uuid NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_tags" (
	"video_id" uuid NOT NULL,
	"attribute_id" uuid NOT NULL,
	"value_id" uuid NOT NULL,
	CONSTRAINT "video_tags_video_id_value_id_pk" PRIMARY KEY("video_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"upload_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"url" text,
	"link_key" text,
	"link_state" text DEFAULT 'unknown' NOT NULL,
	"link_title" text,
	"link_author" text,
	"link_checked_at" timestamp (3) with time zone,
	"caption" text DEFAULT '' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"product_type_id" uuid,
	"rate_text" text DEFAULT '' NOT NULL,
	"fabric_text" text DEFAULT '' NOT NULL,
	"is_intro" boolean DEFAULT false NOT NULL,
	"poster_id" uuid,
	"editor_id" uuid,
	"tagged_by_id" uuid,
	"reviewed_by_id" uuid,
	"status" text DEFAULT 'submitted' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "videos_upload" UNIQUE("upload_id"),
	CONSTRAINT "videos_link" UNIQUE("link_key")
);
--> statement-breakpoint
ALTER TABLE "video_files" ADD CONSTRAINT "video_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_files" ADD CONSTRAINT "video_files_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_segments" ADD CONSTRAINT "video_segments_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_segments" ADD CONSTRAINT "video_segments_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tags" ADD CONSTRAINT "video_tags_video_id_videos_id_fk" FOREIGN KEY ("video_id") REFERENCES "public"."videos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_tags" ADD CONSTRAINT "video_tags_value" FOREIGN KEY ("attribute_id","value_id") REFERENCES "public"."attribute_values"("attribute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_poster_id_photos_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_tagged_by_id_users_id_fk" FOREIGN KEY ("tagged_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_reviewed_by_id_users_id_fk" FOREIGN KEY ("reviewed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "video_files_by_video" ON "video_files" USING btree ("video_id","file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_files_latest" ON "video_files" USING btree ("video_id","role") WHERE "video_files"."is_latest";--> statement-breakpoint
CREATE INDEX "video_segments_in_order" ON "video_segments" USING btree ("video_id","position");--> statement-breakpoint
CREATE INDEX "video_segments_by_catalog" ON "video_segments" USING btree ("catalog_id");--> statement-breakpoint
CREATE INDEX "video_tags_by_value" ON "video_tags" USING btree ("value_id","video_id");--> statement-breakpoint
CREATE INDEX "videos_by_creation" ON "videos" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "videos_by_status" ON "videos" USING btree ("status","status_changed_at","id");--> statement-breakpoint
CREATE INDEX "videos_by_change" ON "videos" USING btree ("status_changed_at","id");--> statement-breakpoint
CREATE INDEX "videos_by_seller" ON "videos" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "videos_by_editor" ON "videos" USING btree ("editor_id","status");