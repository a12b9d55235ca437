CREATE TABLE "photo_copies" (
	"photo_id" uuid NOT NULL,
	"copy_id" uuid NOT NULL,
	CONSTRAINT "photo_copies_photo_id_copy_id_pk" PRIMARY KEY("photo_id","copy_id")
);
--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "compared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "photo_copies" ADD CONSTRAINT "photo_copies_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo_copies" ADD CONSTRAINT "photo_copies_copy_id_photos_id_fk" FOREIGN KEY ("copy_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_to_compare" ON "photos" USING btree ("created_at") WHERE "photos"."compared_at" is null;