-- Merges of markets were moves of sellers: they become merges of the kit, which undoes them.
INSERT INTO "merges" ("id", "kind", "survivor_id", "loser_id", "actor_id", "at", "row_count", "undone_at", "undone_by")
SELECT "id", 'market', "to_id", "from_id", "actor_id", "at", "seller_count", "undone_at", "undone_by"
FROM "seller_moves" WHERE "kind" = 'market';--> statement-breakpoint
INSERT INTO "merge_rows" ("id", "merge_id", "step", "table", "key", "before", "after")
SELECT gen_random_uuid(), move."id", 1, 'sellers', jsonb_build_object('id', moved."seller_id"),
  jsonb_build_object('market_id', move."from_id"), jsonb_build_object('market_id', move."to_id")
FROM "seller_moves" move JOIN "moved_sellers" moved ON moved."move_id" = move."id" WHERE move."kind" = 'market';--> statement-breakpoint
INSERT INTO "merge_rows" ("id", "merge_id", "step", "table", "key", "before", "after")
SELECT gen_random_uuid(), "id", 2, 'markets', jsonb_build_object('id', "from_id"),
  jsonb_build_object('merged_into_id', NULL), jsonb_build_object('merged_into_id', "to_id")
FROM "seller_moves" WHERE "kind" = 'market';--> statement-breakpoint
INSERT INTO "merge_requests" ("id", "kind", "first_id", "second_id", "score", "asked_by_id", "status", "status_changed_at",
  "decided_by_id", "merge_id", "created_at")
SELECT DISTINCT ON (least("from_id", "to_id"), greatest("from_id", "to_id")) gen_random_uuid(), 'market',
  least("from_id", "to_id"), greatest("from_id", "to_id"), 99, "actor_id",
  CASE WHEN "undone_at" IS NULL THEN 'merged' ELSE 'undone' END, coalesce("undone_at", "at"),
  coalesce("undone_by", "actor_id"), "id", "at"
FROM "seller_moves" WHERE "kind" = 'market'
ORDER BY least("from_id", "to_id"), greatest("from_id", "to_id"), "at" DESC
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "moved_sellers" WHERE "move_id" IN (SELECT "id" FROM "seller_moves" WHERE "kind" = 'market');--> statement-breakpoint
DELETE FROM "seller_moves" WHERE "kind" = 'market';
