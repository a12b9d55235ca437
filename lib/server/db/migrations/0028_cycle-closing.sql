CREATE TABLE "cycle_leftovers" (
	"cycle_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"ending" text NOT NULL,
	"editor_id" uuid,
	"dropped_ids" jsonb NOT NULL,
	CONSTRAINT "cycle_leftovers_cycle_id_upload_id_pk" PRIMARY KEY("cycle_id","upload_id")
);
--> statement-breakpoint
ALTER TABLE "collection_members" ADD COLUMN "told_hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "pinned_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "excluded_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "collections" ADD COLUMN "rules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cycle_events" ADD COLUMN "amount" bigint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "cycle_leftovers" ADD CONSTRAINT "cycle_leftovers_cycle_id_cycles_id_fk" FOREIGN KEY ("cycle_id") REFERENCES "public"."cycles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_leftovers" ADD CONSTRAINT "cycle_leftovers_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_leftovers" ADD CONSTRAINT "cycle_leftovers_editor_id_users_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cycle_leftovers_by_upload" ON "cycle_leftovers" USING btree ("upload_id");--> statement-breakpoint
-- By hand
UPDATE "cycles" SET "targets" = '{"videos": null, "orders": null, "value": null}'::jsonb || "targets";--> statement-breakpoint
UPDATE "cycles" SET "results" = jsonb_build_object(
  'counts', '{"videos": 0, "orders": 0, "value": 0}'::jsonb || ("results" -> 'counts'),
  'outcome', '{"dropped": 0}'::jsonb || ("results" -> 'outcome'),
  'progress', '{"sellers": []}'::jsonb || ("results" -> 'progress') || jsonb_build_object(
    'markets', (select coalesce(jsonb_agg(one || jsonb_build_object('counts', '{"videos": 0, "orders": 0, "value": 0}'::jsonb || (one -> 'counts'))), '[]'::jsonb)
      from jsonb_array_elements("results" -> 'progress' -> 'markets') as one),
    'people', (select coalesce(jsonb_agg(one || jsonb_build_object('counts', '{"videos": 0, "orders": 0, "value": 0}'::jsonb || (one -> 'counts'))), '[]'::jsonb)
      from jsonb_array_elements("results" -> 'progress' -> 'people') as one)
  )
) WHERE "results" IS NOT NULL;
