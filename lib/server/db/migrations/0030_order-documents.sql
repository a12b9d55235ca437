CREATE TABLE "buyer_segment_members" (
	"segment_id" uuid NOT NULL,
	"buyer_id" uuid NOT NULL,
	CONSTRAINT "buyer_segment_members_key" PRIMARY KEY("segment_id","buyer_id")
);
--> statement-breakpoint
CREATE TABLE "buyer_segments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"frozen_count" integer
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"sub_order_id" uuid,
	"subject_id" uuid NOT NULL,
	"content" jsonb NOT NULL,
	"made_of" text NOT NULL,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_places" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "seller_places_place" UNIQUE("place")
);
--> statement-breakpoint
ALTER TABLE "buyer_notes" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "discount_basis_points" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "changed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD COLUMN "discount_basis_points" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD COLUMN "escalated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "buyer_segment_members" ADD CONSTRAINT "buyer_segment_members_segment_id_buyer_segments_id_fk" FOREIGN KEY ("segment_id") REFERENCES "public"."buyer_segments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_segment_members" ADD CONSTRAINT "buyer_segment_members_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_segments" ADD CONSTRAINT "buyer_segments_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_sub_order_id_sub_orders_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_places" ADD CONSTRAINT "seller_places_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_segment_members_by_buyer" ON "buyer_segment_members" USING btree ("buyer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "buyer_segments_name" ON "buyer_segments" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "buyer_segments_by_creation" ON "buyer_segments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "order_documents_by_part" ON "order_documents" USING btree ("sub_order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "order_documents_by_subject" ON "order_documents" USING btree ("subject_id","kind","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_documents_number" ON "order_documents" USING btree ("number") WHERE "order_documents"."kind" in ('pro_forma', 'receipt');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_discount" CHECK ("orders"."discount_basis_points" between 0 and 5000);--> statement-breakpoint
-- By hand
CREATE TRIGGER order_documents_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_documents"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
