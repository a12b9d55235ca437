CREATE TABLE "markets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"market_number" text,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"country" text DEFAULT 'India' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"merged_into_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "salesman_targets" (
	"salesman_id" uuid NOT NULL,
	"month" text NOT NULL,
	"visits" integer NOT NULL,
	"new_sellers" integer NOT NULL,
	CONSTRAINT "salesman_targets_salesman_id_month_pk" PRIMARY KEY("salesman_id","month")
);
--> statement-breakpoint
CREATE TABLE "seller_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"salesman_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"note" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"name" text NOT NULL,
	"invite_link" text NOT NULL,
	"member_count" integer DEFAULT 0 NOT NULL,
	"our_number" text,
	"last_post_seen_at" timestamp (3) with time zone,
	"quiet_since" timestamp (3) with time zone NOT NULL,
	"owner_id" uuid NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seller_groups_invite_link" UNIQUE("invite_link")
);
--> statement-breakpoint
CREATE TABLE "moved_sellers" (
	"move_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_moves" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"seller_count" integer NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
CREATE TABLE "seller_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_phones" (
	"number" text PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"business_name" text NOT NULL,
	"contact_name" text NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"market_id" uuid,
	"gstin" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"hidden_by_suspension" boolean DEFAULT false NOT NULL,
	"quality_score" smallint DEFAULT 0 NOT NULL,
	"assigned_score" smallint,
	"deprioritised" boolean DEFAULT false NOT NULL,
	"super_seller" boolean DEFAULT false NOT NULL,
	"catalog_available" boolean DEFAULT true NOT NULL,
	"orders_enabled" boolean DEFAULT true NOT NULL,
	"minimum_order_value" integer DEFAULT 0 NOT NULL,
	"cash_on_delivery" boolean DEFAULT false NOT NULL,
	"salesman_id" uuid,
	"account_manager_id" uuid,
	"last_activity_at" timestamp (3) with time zone NOT NULL,
	"search_text" text NOT NULL,
	"name_key" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sellers_gstin" UNIQUE("gstin")
);
--> statement-breakpoint
ALTER TABLE "markets" ADD CONSTRAINT "markets_merged_into_id_markets_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "salesman_targets" ADD CONSTRAINT "salesman_targets_salesman_id_users_id_fk" FOREIGN KEY ("salesman_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_visits" ADD CONSTRAINT "seller_visits_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_visits" ADD CONSTRAINT "seller_visits_salesman_id_users_id_fk" FOREIGN KEY ("salesman_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_groups" ADD CONSTRAINT "seller_groups_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_groups" ADD CONSTRAINT "seller_groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_sellers" ADD CONSTRAINT "moved_sellers_move_id_seller_moves_id_fk" FOREIGN KEY ("move_id") REFERENCES "public"."seller_moves"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moved_sellers" ADD CONSTRAINT "moved_sellers_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_moves" ADD CONSTRAINT "seller_moves_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_moves" ADD CONSTRAINT "seller_moves_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_notes" ADD CONSTRAINT "seller_notes_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_notes" ADD CONSTRAINT "seller_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_phones" ADD CONSTRAINT "seller_phones_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_salesman_id_users_id_fk" FOREIGN KEY ("salesman_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_account_manager_id_users_id_fk" FOREIGN KEY ("account_manager_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "markets_name" ON "markets" USING btree (lower("city"),lower("name")) WHERE "markets"."merged_into_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "markets_number" ON "markets" USING btree (lower("city"),lower("market_number")) WHERE "markets"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "markets_by_name" ON "markets" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "markets_by_city" ON "markets" USING btree ("city","id");--> statement-breakpoint
CREATE INDEX "markets_by_creation" ON "markets" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "seller_visits_by_salesman" ON "seller_visits" USING btree ("salesman_id","at","id");--> statement-breakpoint
CREATE INDEX "seller_visits_by_seller" ON "seller_visits" USING btree ("seller_id","at","id");--> statement-breakpoint
CREATE INDEX "seller_groups_by_seller" ON "seller_groups" USING btree ("seller_id");--> statement-breakpoint
CREATE INDEX "seller_groups_by_name" ON "seller_groups" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "seller_groups_by_silence" ON "seller_groups" USING btree ("quiet_since","id");--> statement-breakpoint
CREATE INDEX "seller_groups_by_members" ON "seller_groups" USING btree ("member_count","id");--> statement-breakpoint
CREATE UNIQUE INDEX "moved_sellers_once" ON "moved_sellers" USING btree ("move_id","seller_id");--> statement-breakpoint
CREATE INDEX "seller_moves_by_time" ON "seller_moves" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "seller_notes_by_seller" ON "seller_notes" USING btree ("seller_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "seller_phones_by_seller" ON "seller_phones" USING btree ("seller_id","position");--> statement-breakpoint
CREATE INDEX "sellers_by_name" ON "sellers" USING btree ("business_name","id");--> statement-breakpoint
CREATE INDEX "sellers_by_score" ON "sellers" USING btree ("quality_score","id");--> statement-breakpoint
CREATE INDEX "sellers_by_activity" ON "sellers" USING btree ("last_activity_at","id");--> statement-breakpoint
CREATE INDEX "sellers_by_creation" ON "sellers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "sellers_by_status" ON "sellers" USING btree ("status");--> statement-breakpoint
CREATE INDEX "sellers_by_market" ON "sellers" USING btree ("market_id");--> statement-breakpoint
CREATE INDEX "sellers_by_salesman" ON "sellers" USING btree ("salesman_id","status");--> statement-breakpoint
CREATE INDEX "sellers_search" ON "sellers" USING gin ("search_text" gin_trgm_ops);