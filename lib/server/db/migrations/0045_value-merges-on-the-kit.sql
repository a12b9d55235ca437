-- Merges of attribute values become merges of the kit, which undoes them. Which pictures tags were about stays in the history.
ALTER TABLE "merges" ADD COLUMN "records" integer;--> statement-breakpoint
INSERT INTO "merges" ("id", "kind", "survivor_id", "loser_id", "actor_id", "at", "row_count", "records", "undone_at", "undone_by")
SELECT merge."id", 'value', "to_id", "from_id", "actor_id", "at",
  (SELECT count(*) FROM "merged_uses" WHERE "merge_id" = merge."id"), "records", "undone_at", "undone_by"
FROM "value_merges" merge;--> statement-breakpoint
INSERT INTO "merge_rows" ("id", "merge_id", "step", "table", "key", "before", "after")
SELECT gen_random_uuid(), merge."id", place.step + moved."had_both"::int, place.name,
  jsonb_build_object(place.record, moved."record_id", 'value_id', CASE WHEN moved."had_both" THEN value."id" ELSE merge."to_id" END),
  CASE WHEN moved."had_both"
    THEN jsonb_build_object(place.record, moved."record_id", 'attribute_id', value."attribute_id", 'value_id', value."id")
    ELSE jsonb_build_object('value_id', value."id") END,
  CASE WHEN NOT moved."had_both" THEN jsonb_build_object('value_id', merge."to_id") END
FROM "merged_uses" moved JOIN "value_merges" merge ON merge."id" = moved."merge_id"
JOIN "attribute_values" value ON value."id" = merge."from_id"
JOIN (VALUES ('productTypes', 'product_type_values', 'product_type_id', 1), ('catalogs', 'catalog_tags', 'catalog_id', 3),
  ('videos', 'video_tags', 'video_id', 5)) AS place (kind, name, record, step) ON place.kind = moved."kind";--> statement-breakpoint
INSERT INTO "merge_rows" ("id", "merge_id", "step", "table", "key", "before", "after")
SELECT gen_random_uuid(), "id", 7, 'attribute_values', jsonb_build_object('id', "from_id"),
  jsonb_build_object('merged_into_id', NULL), jsonb_build_object('merged_into_id', "to_id")
FROM "value_merges";--> statement-breakpoint
DROP TABLE "merged_uses";--> statement-breakpoint
DROP TABLE "value_merges";--> statement-breakpoint
ALTER TABLE "catalog_tag_images" DROP CONSTRAINT "catalog_tag_images_tag";--> statement-breakpoint
ALTER TABLE "catalog_tag_images" ADD CONSTRAINT "catalog_tag_images_tag" FOREIGN KEY ("catalog_id","value_id") REFERENCES "public"."catalog_tags"("catalog_id","value_id") ON DELETE cascade ON UPDATE cascade;
