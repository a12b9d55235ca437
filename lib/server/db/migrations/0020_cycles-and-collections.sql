CREATE TABLE "collection_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection_id" uuid NOT NULL,
	"options" jsonb NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"created_by_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection_members" (
	"collection_id" uuid NOT NULL,
	"catalog_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "collection_members_collection_id_catalog_id_pk" PRIMARY KEY("collection_id","catalog_id")
);
--> statement-breakpoint
CREATE TABLE "collection_snapshots" (
	"collection_id" uuid PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_hi" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"description_hi" text DEFAULT '' NOT NULL,
	"segment" text,
	"cover_catalog_id" uuid,
	"status" text DEFAULT 'curating' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"live_from" text,
	"live_until" text,
	"size" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"previous_id" uuid,
	"created_by_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cycle_days" (
	"market_id" uuid NOT NULL,
	"day" text NOT NULL,
	"cycle_id" uuid NOT NULL,
	CONSTRAINT "cycle_days_taken" PRIMARY KEY("market_id","day")
);
--> statement-breakpoint
CREATE TABLE "cycle_events" (
	"cycle_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"market_id" uuid NOT NULL,
	"seller_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"day" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cycle_events_cycle_id_stage_subject_id_pk" PRIMARY KEY("cycle_id","stage","subject_id")
);
--> statement-breakpoint
CREATE TABLE "cycle_markets" (
	"cycle_id" uuid NOT NULL,
	"market_id" uuid NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "cycle_markets_cycle_id_market_id_pk" PRIMARY KEY("cycle_id","market_id")
);
--> statement-breakpoint
CREATE TABLE "cycles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"first_day" text NOT NULL,
	"last_day" text NOT NULL,
	"targets" jsonb NOT NULL,
	"responsible_id" uuid NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"results" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cycles_status" UNIQUE("id","status")
);
--> statement-breakpoint
ALTER TABLE "collection_links" ADD CONSTRAINT "collection_links_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_links" ADD CONSTRAINT "collection_links_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_members" ADD CONSTRAINT "collection_members_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_members" ADD CONSTRAINT "collection_members_catalog_id_catalogs_id_fk" FOREIGN KEY ("catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_snapshots" ADD CONSTRAINT "collection_snapshots_collection_id_collections_id_fk" FOREIGN KEY ("collection_id") REFERENCES "public"."collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_snapshots" ADD CONSTRAINT "collection_snapshots_made_by_id_users_id_fk" FOREIGN KEY ("made_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_cover_catalog_id_catalogs_id_fk" FOREIGN KEY ("cover_catalog_id") REFERENCES "public"."catalogs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_previous_id_collections_id_fk" FOREIGN KEY ("previous_id") REFERENCES "public"."collections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collections" ADD CONSTRAINT "collections_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_days" ADD CONSTRAINT "cycle_days_market" FOREIGN KEY ("cycle_id","market_id") REFERENCES "public"."cycle_markets"("cycle_id","market_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_events" ADD CONSTRAINT "cycle_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_events" ADD CONSTRAINT "cycle_events_market" FOREIGN KEY ("cycle_id","market_id") REFERENCES "public"."cycle_markets"("cycle_id","market_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_markets" ADD CONSTRAINT "cycle_markets_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "public"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_markets" ADD CONSTRAINT "cycle_markets_cycle" FOREIGN KEY ("cycle_id","status") REFERENCES "public"."cycles"("id","status") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_responsible_id_users_id_fk" FOREIGN KEY ("responsible_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "collection_links_by_collection" ON "collection_links" USING btree ("collection_id","created_at","id");--> statement-breakpoint
CREATE INDEX "collection_members_by_catalog" ON "collection_members" USING btree ("catalog_id");--> statement-breakpoint
CREATE INDEX "collections_by_name" ON "collections" USING btree ("name_en","id");--> statement-breakpoint
CREATE INDEX "collections_by_creation" ON "collections" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "collections_by_change" ON "collections" USING btree ("status_changed_at","id");--> statement-breakpoint
CREATE INDEX "collections_by_size" ON "collections" USING btree ("size","id");--> statement-breakpoint
CREATE UNIQUE INDEX "collections_revision" ON "collections" USING btree ("previous_id");--> statement-breakpoint
CREATE INDEX "collections_due" ON "collections" USING btree ("live_from") WHERE "collections"."status" = 'scheduled';--> statement-breakpoint
CREATE INDEX "collections_ending" ON "collections" USING btree ("live_until") WHERE "collections"."status" = 'live';--> statement-breakpoint
CREATE INDEX "cycle_days_by_cycle" ON "cycle_days" USING btree ("cycle_id");--> statement-breakpoint
CREATE INDEX "cycle_events_by_day" ON "cycle_events" USING btree ("cycle_id","stage","day");--> statement-breakpoint
CREATE INDEX "cycle_events_by_market" ON "cycle_events" USING btree ("market_id","day");--> statement-breakpoint
CREATE INDEX "cycle_events_by_subject" ON "cycle_events" USING btree ("subject_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cycle_markets_active" ON "cycle_markets" USING btree ("market_id") WHERE "cycle_markets"."status" = 'active';--> statement-breakpoint
CREATE INDEX "cycle_markets_by_market" ON "cycle_markets" USING btree ("market_id");--> statement-breakpoint
CREATE INDEX "cycles_by_first_day" ON "cycles" USING btree ("first_day","id");--> statement-breakpoint
CREATE INDEX "cycles_by_name" ON "cycles" USING btree ("name","id");--> statement-breakpoint
-- By hand
CREATE TRIGGER collection_snapshots_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "collection_snapshots"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_closed_with_results" CHECK (("status" = 'closed') = ("results" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "cycles" ADD CONSTRAINT "cycles_days_in_order" CHECK ("first_day" <= "last_day");
