CREATE TABLE "merge_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merge_keys" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"record_id" uuid NOT NULL,
	CONSTRAINT "merge_keys_kind_key_record_id_pk" PRIMARY KEY("kind","key","record_id")
);
--> statement-breakpoint
CREATE TABLE "merge_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"first_id" uuid NOT NULL,
	"second_id" uuid NOT NULL,
	"score" smallint NOT NULL,
	"is_certain" boolean DEFAULT false NOT NULL,
	"reasons" text[] DEFAULT '{}' NOT NULL,
	"asked_by_id" uuid,
	"note" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"status_reason" text,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"decided_by_id" uuid,
	"merge_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "merge_requests_pair" UNIQUE("kind","first_id","second_id"),
	CONSTRAINT "merge_requests_two" CHECK ("merge_requests"."first_id" < "merge_requests"."second_id")
);
--> statement-breakpoint
CREATE TABLE "merge_rows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"merge_id" uuid NOT NULL,
	"step" smallint NOT NULL,
	"table" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"version" integer,
	CONSTRAINT "merge_rows_something" CHECK ("merge_rows"."before" is not null or "merge_rows"."after" is not null)
);
--> statement-breakpoint
CREATE TABLE "merge_subjects" (
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "merge_subjects_kind_record_id_pk" PRIMARY KEY("kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"survivor_id" uuid NOT NULL,
	"loser_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"row_count" integer DEFAULT 0 NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "buyers" ADD COLUMN "merged_into_id" uuid;--> statement-breakpoint
ALTER TABLE "merge_comments" ADD CONSTRAINT "merge_comments_request_id_merge_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."merge_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_comments" ADD CONSTRAINT "merge_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_requests" ADD CONSTRAINT "merge_requests_merge_id_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."merges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merge_rows" ADD CONSTRAINT "merge_rows_merge" FOREIGN KEY ("merge_id") REFERENCES "public"."merges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merge_comments_by_request" ON "merge_comments" USING btree ("request_id","at","id");--> statement-breakpoint
CREATE INDEX "merge_keys_by_record" ON "merge_keys" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "merge_requests_by_score" ON "merge_requests" USING btree ("score","id");--> statement-breakpoint
CREATE INDEX "merge_requests_by_creation" ON "merge_requests" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "merge_requests_by_status" ON "merge_requests" USING btree ("status","score","id");--> statement-breakpoint
CREATE INDEX "merge_requests_by_second" ON "merge_requests" USING btree ("second_id");--> statement-breakpoint
CREATE INDEX "merge_rows_in_order" ON "merge_rows" USING btree ("merge_id","step","id");--> statement-breakpoint
CREATE INDEX "merges_by_time" ON "merges" USING btree ("kind","at","id");--> statement-breakpoint
CREATE INDEX "merges_by_survivor" ON "merges" USING btree ("survivor_id","at");--> statement-breakpoint
CREATE INDEX "merges_by_loser" ON "merges" USING btree ("loser_id","at");--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_merged_into_id_sellers_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "buyers" ADD CONSTRAINT "buyers_merged_into_id_buyers_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."buyers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sellers_merged" ON "sellers" USING btree ("merged_into_id");--> statement-breakpoint
CREATE INDEX "buyers_merged" ON "buyers" USING btree ("merged_into_id");--> statement-breakpoint
-- By hand
-- A merge of two buyers says whose an entry is; what it says stays.
CREATE FUNCTION refuse_change_but_buyer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'buyer_id' = to_jsonb(OLD) - 'buyer_id' THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END;
$$;
--> statement-breakpoint
DROP TRIGGER buyer_consents_append_only ON "buyer_consents";
--> statement-breakpoint
CREATE TRIGGER buyer_consents_append_only
  BEFORE UPDATE OR DELETE ON "buyer_consents"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_buyer();
--> statement-breakpoint
CREATE TRIGGER buyer_consents_not_emptied
  BEFORE TRUNCATE ON "buyer_consents"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
DROP TRIGGER buyer_entries_append_only ON "buyer_entries";
--> statement-breakpoint
CREATE TRIGGER buyer_entries_append_only
  BEFORE UPDATE OR DELETE ON "buyer_entries"
  FOR EACH ROW EXECUTE FUNCTION refuse_change_but_buyer();
--> statement-breakpoint
CREATE TRIGGER buyer_entries_not_emptied
  BEFORE TRUNCATE ON "buyer_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
