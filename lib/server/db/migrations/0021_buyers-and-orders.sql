CREATE TABLE "buyer_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"amount" integer NOT NULL,
	"mode" text,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"author_id" uuid NOT NULL,
	"reverses_id" uuid,
	"return_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "buyer_entries_number" UNIQUE("number"),
	CONSTRAINT "buyer_entries_reversed_once" UNIQUE("reverses_id"),
	CONSTRAINT "buyer_entries_credited_once" UNIQUE("return_id"),
	CONSTRAINT "buyer_entries_sign" CHECK (("buyer_entries"."amount" < 0) = ("buyer_entries"."kind" = 'reversal') and "buyer_entries"."amount" <> 0),
	CONSTRAINT "buyer_entries_reversal" CHECK (("buyer_entries"."reverses_id" is not null) = ("buyer_entries"."kind" = 'reversal'))
);
--> statement-breakpoint
CREATE TABLE "entry_allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buyer_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"number" text NOT NULL,
	"consent" text NOT NULL,
	"source" text NOT NULL,
	"proof" text DEFAULT '' NOT NULL,
	"author_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buyer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"buyer_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "buyers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"phone_number" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"pincode" text,
	"segment" text,
	"deals_in" uuid[] DEFAULT '{}' NOT NULL,
	"gstin" text,
	"manager_id" uuid,
	"credit_limit" integer DEFAULT 0 NOT NULL,
	"credit_days" smallint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "buyers_phone" UNIQUE("phone_number"),
	CONSTRAINT "buyers_credit" CHECK ("buyers"."credit_limit" >= 0 and "buyers"."credit_days" >= 0)
);
--> statement-breakpoint
CREATE TABLE "consignment_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consignment_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "consignment_lines_pieces" CHECK ("consignment_lines"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "consignments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub_order_id" uuid NOT NULL,
	"transporter" text NOT NULL,
	"lr_number" text DEFAULT '' NOT NULL,
	"parcels" smallint NOT NULL,
	"freight" text NOT NULL,
	"dispatched_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone,
	"created_by_id" uuid NOT NULL,
	CONSTRAINT "consignments_parcels" CHECK ("consignments"."parcels" > 0),
	CONSTRAINT "consignments_dates" CHECK ("consignments"."delivered_at" is null or "consignments"."delivered_at" >= "consignments"."dispatched_at")
);
--> statement-breakpoint
CREATE TABLE "number_series" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"sub_order_id" uuid,
	"seller_id" uuid NOT NULL,
	"catalog_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"set_pieces" smallint,
	"ordered" integer NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"dispatched" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"rate" integer NOT NULL,
	"catalog_rate" integer NOT NULL,
	"rate_reason" text,
	"gst_basis_points" smallint DEFAULT 0 NOT NULL,
	"refused_reason" text,
	CONSTRAINT "order_lines_quantities" CHECK ("order_lines"."ordered" > 0 and least("order_lines"."accepted", "order_lines"."refused", "order_lines"."cancelled", "order_lines"."dispatched", "order_lines"."delivered", "order_lines"."returned") >= 0
      and "order_lines"."accepted" + "order_lines"."refused" + "order_lines"."cancelled" <= "order_lines"."ordered"
      and "order_lines"."dispatched" <= "order_lines"."accepted" and "order_lines"."delivered" <= "order_lines"."dispatched" and "order_lines"."returned" <= "order_lines"."delivered"),
	CONSTRAINT "order_lines_rate" CHECK ("order_lines"."rate" > 0),
	CONSTRAINT "order_lines_other_rate" CHECK ("order_lines"."rate" = "order_lines"."catalog_rate" or "order_lines"."rate_reason" is not null)
);
--> statement-breakpoint
CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sub_order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"pieces" integer NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_returns_pieces" CHECK ("order_returns"."pieces" > 0 and "order_returns"."damaged" between 0 and "order_returns"."pieces")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer,
	"buyer_id" uuid NOT NULL,
	"delivery_address" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"headline" text DEFAULT 'draft' NOT NULL,
	"cancel_reason" text,
	"created_by_id" uuid NOT NULL,
	"placed_at" timestamp (3) with time zone,
	"paid" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_number" UNIQUE("number"),
	CONSTRAINT "orders_placed" CHECK (("orders"."number" is null) = ("orders"."placed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "sub_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"buyer_id" uuid NOT NULL,
	"order_number" integer NOT NULL,
	"headline" text NOT NULL,
	"ordered" integer NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"cancelled" integer DEFAULT 0 NOT NULL,
	"dispatched" integer DEFAULT 0 NOT NULL,
	"delivered" integer DEFAULT 0 NOT NULL,
	"returned" integer DEFAULT 0 NOT NULL,
	"taxable" integer NOT NULL,
	"tax" integer NOT NULL,
	"payable" integer NOT NULL,
	"from_state" text,
	"to_state" text,
	"lr_missing" boolean DEFAULT false NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"closed_at" timestamp (3) with time zone,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "sub_orders_quantities" CHECK ("sub_orders"."ordered" > 0 and least("sub_orders"."accepted", "sub_orders"."refused", "sub_orders"."cancelled", "sub_orders"."dispatched", "sub_orders"."delivered", "sub_orders"."returned") >= 0
      and "sub_orders"."accepted" + "sub_orders"."refused" + "sub_orders"."cancelled" <= "sub_orders"."ordered"
      and "sub_orders"."dispatched" <= "sub_orders"."accepted" and "sub_orders"."delivered" <= "sub_orders"."dispatched" and "sub_orders"."returned" <= "sub_orders"."delivered"),
	CONSTRAINT "sub_orders_money" CHECK ("sub_orders"."taxable" >= 0 and "sub_orders"."tax" >= 0 and "sub_orders"."payable" >= 0)
);
--> statement-breakpoint
ALTER TABLE "buyer_entries" ADD CONSTRAINT "buyer_entries_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_entries" ADD CONSTRAINT "buyer_entries_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_entries" ADD CONSTRAINT "buyer_entries_return_id_order_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."order_returns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_allocations" ADD CONSTRAINT "entry_allocations_entry_id_buyer_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."buyer_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_allocations" ADD CONSTRAINT "entry_allocations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_consents" ADD CONSTRAINT "buyer_consents_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_consents" ADD CONSTRAINT "buyer_consents_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_notes" ADD CONSTRAINT "buyer_notes_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyer_notes" ADD CONSTRAINT "buyer_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_manager_id_users_id_fk" FOREIGN KEY ("manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_lines" ADD CONSTRAINT "consignment_lines_consignment_id_consignments_id_fk" FOREIGN KEY ("consignment_id") REFERENCES "public"."consignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignment_lines" ADD CONSTRAINT "consignment_lines_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_sub_order_id_sub_orders_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consignments" ADD CONSTRAINT "consignments_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_sub_order_id_sub_orders_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_sub_order_id_sub_orders_id_fk" FOREIGN KEY ("sub_order_id") REFERENCES "public"."sub_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD CONSTRAINT "sub_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD CONSTRAINT "sub_orders_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD CONSTRAINT "sub_orders_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "buyer_entries_by_buyer" ON "buyer_entries" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_allocations_once" ON "entry_allocations" USING btree ("entry_id","order_id");--> statement-breakpoint
CREATE INDEX "entry_allocations_by_order" ON "entry_allocations" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "buyer_consents_by_buyer" ON "buyer_consents" USING btree ("buyer_id","at","id");--> statement-breakpoint
CREATE INDEX "buyer_consents_by_number" ON "buyer_consents" USING btree ("number","at","id");--> statement-breakpoint
CREATE INDEX "buyer_notes_by_buyer" ON "buyer_notes" USING btree ("buyer_id","at","id");--> statement-breakpoint
CREATE INDEX "buyers_by_name" ON "buyers" USING btree ("business_name","id");--> statement-breakpoint
CREATE INDEX "buyers_by_city" ON "buyers" USING btree ("city","id");--> statement-breakpoint
CREATE INDEX "buyers_by_creation" ON "buyers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "buyers_by_manager" ON "buyers" USING btree ("manager_id");--> statement-breakpoint
CREATE INDEX "buyers_search" ON "buyers" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "consignment_lines_once" ON "consignment_lines" USING btree ("consignment_id","line_id");--> statement-breakpoint
CREATE INDEX "consignments_by_sub_order" ON "consignments" USING btree ("sub_order_id","dispatched_at","id");--> statement-breakpoint
CREATE INDEX "consignments_by_lr" ON "consignments" USING btree ("lr_number","transporter");--> statement-breakpoint
CREATE INDEX "order_lines_by_order" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "order_lines_by_sub_order" ON "order_lines" USING btree ("sub_order_id");--> statement-breakpoint
CREATE INDEX "order_lines_by_catalog" ON "order_lines" USING btree ("catalog_id");--> statement-breakpoint
CREATE INDEX "order_returns_by_sub_order" ON "order_returns" USING btree ("sub_order_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_creation" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_headline" ON "orders" USING btree ("headline","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_buyer" ON "orders" USING btree ("buyer_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sub_orders_of_order" ON "sub_orders" USING btree ("order_id","seller_id");--> statement-breakpoint
CREATE INDEX "sub_orders_by_placing" ON "sub_orders" USING btree ("placed_at","id");--> statement-breakpoint
CREATE INDEX "sub_orders_by_moving" ON "sub_orders" USING btree ("moved_at","id");--> statement-breakpoint
CREATE INDEX "sub_orders_by_value" ON "sub_orders" USING btree ("payable","id");--> statement-breakpoint
CREATE INDEX "sub_orders_by_headline" ON "sub_orders" USING btree ("headline","placed_at","id");--> statement-breakpoint
CREATE INDEX "sub_orders_by_seller" ON "sub_orders" USING btree ("seller_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "sub_orders_by_buyer" ON "sub_orders" USING btree ("buyer_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "sub_orders_search" ON "sub_orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
-- By hand
CREATE TRIGGER buyer_consents_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "buyer_consents"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER buyer_entries_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "buyer_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER entry_allocations_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "entry_allocations"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
