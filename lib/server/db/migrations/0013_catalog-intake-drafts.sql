CREATE TABLE "catalog_tag_images" (
	"catalog_id" uuid NOT NULL,
	"value_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	CONSTRAINT "catalog_tag_images_catalog_id_value_id_image_id_pk" PRIMARY KEY("catalog_id","value_id","image_id")
);
--> statement-breakpoint
CREATE TABLE "value_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"catalog_id" uuid NOT NULL,
	"attribute_id" uuid NOT NULL,
	"name_en" text NOT NULL,
	"name_hi" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"value_id" uuid,
	"asked_by_id" uuid NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "likeness_decisions" (
	"photo_id" uuid NOT NULL,
	"like_photo_id" uuid NOT NULL,
	"is_duplicate" boolean NOT NULL,
	"decided_by_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "likeness_decisions_photo_id_like_photo_id_pk" PRIMARY KEY("photo_id","like_photo_id")
);
--> statement-breakpoint
CREATE TABLE "upload_draft_photos" (
	"draft_id" uuid NOT NULL,
	"photo_id" uuid NOT NULL,
	"name" text NOT NULL,
	"folder" text DEFAULT '' NOT NULL,
	"taken_at" timestamp (3) with time zone,
	"catalog" smallint,
	"is_cover" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "upload_draft_photos_draft_id_photo_id_pk" PRIMARY KEY("draft_id","photo_id")
);
--> statement-breakpoint
CREATE TABLE "upload_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"seller_id" uuid,
	"source" text DEFAULT 'on-ground' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "whatsapp_posts" ADD COLUMN "duplicate_of_id" uuid;--> statement-breakpoint
ALTER TABLE "catalog_tag_images" ADD CONSTRAINT "catalog_tag_images_image_id_catalog_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."catalog_images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "catalog_tag_images" ADD CONSTRAINT "catalog_tag_images_tag" FOREIGN KEY ("catalog_id","value_id") REFERENCES "public"."catalog_tags"("catalog_id","value_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_requests" ADD CONSTRAINT "value_requests_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_requests" ADD CONSTRAINT "value_requests_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_requests" ADD CONSTRAINT "value_requests_value_id_attribute_values_id_fk" FOREIGN KEY ("value_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_requests" ADD CONSTRAINT "value_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_requests" ADD CONSTRAINT "value_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likeness_decisions" ADD CONSTRAINT "likeness_decisions_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likeness_decisions" ADD CONSTRAINT "likeness_decisions_like_photo_id_photos_id_fk" FOREIGN KEY ("like_photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "likeness_decisions" ADD CONSTRAINT "likeness_decisions_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_draft_photos" ADD CONSTRAINT "upload_draft_photos_draft_id_upload_drafts_id_fk" FOREIGN KEY ("draft_id") REFERENCES "public"."upload_drafts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_draft_photos" ADD CONSTRAINT "upload_draft_photos_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_drafts" ADD CONSTRAINT "upload_drafts_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_drafts" ADD CONSTRAINT "upload_drafts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalog_tag_images_by_image" ON "catalog_tag_images" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "value_requests_by_state" ON "value_requests" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "value_requests_by_catalog" ON "value_requests" USING btree ("catalog_id");--> statement-breakpoint
CREATE UNIQUE INDEX "value_requests_open" ON "value_requests" USING btree ("catalog_id","attribute_id",lower("name_en")) WHERE "value_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "upload_draft_photos_by_photo" ON "upload_draft_photos" USING btree ("photo_id");--> statement-breakpoint
CREATE INDEX "upload_drafts_by_owner" ON "upload_drafts" USING btree ("owner_id","changed_at");--> statement-breakpoint
ALTER TABLE "whatsapp_posts" ADD CONSTRAINT "whatsapp_posts_duplicate_of_id_catalogs_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "catalogs_live_by_seller" ON "catalogs" USING btree ("seller_id") WHERE "catalogs"."status" = 'live' and "catalogs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "photos_by_hash_bands" ON "photos" USING gin ((array['0' || substr("hash", 1, 2), '1' || substr("hash", 3, 2), '2' || substr("hash", 5, 2), '3' || substr("hash", 7, 2), '4' || substr("hash", 9, 2), '5' || substr("hash", 11, 2), '6' || substr("hash", 13, 2), '7' || substr("hash", 15, 2)]));--> statement-breakpoint
CREATE INDEX "uploads_done_by_editor" ON "uploads" USING btree ("editor_id","status_changed_at") WHERE "uploads"."status" = 'done';--> statement-breakpoint
CREATE INDEX "whatsapp_posts_search" ON "whatsapp_posts" USING gin ("caption" gin_trgm_ops);