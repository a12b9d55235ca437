ALTER TABLE "review_holds" DROP CONSTRAINT "review_holds_catalog_id_catalogs_id_fk";
--> statement-breakpoint
ALTER TABLE "review_holds" RENAME COLUMN "catalog_id" TO "subject_id";