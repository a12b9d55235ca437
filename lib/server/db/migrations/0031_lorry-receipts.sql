ALTER TABLE "consignments" ADD COLUMN "weight_kg" integer;--> statement-breakpoint
ALTER TABLE "consignments" ADD COLUMN "photo_id" uuid;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_returns_by_creation" ON "order_returns" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_weight" CHECK ("consignments"."weight_kg" > 0);