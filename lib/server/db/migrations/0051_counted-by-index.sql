DROP INDEX "sellers_by_salesman";--> statement-breakpoint
CREATE INDEX "catalogs_in_review" ON "catalogs" USING btree ("tagged_by_id","last_edited_by_id") WHERE "catalogs"."status" = 'in_review' and "catalogs"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "sellers_by_status_activity" ON "sellers" USING btree ("status","last_activity_at") WHERE "sellers"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "sellers_by_salesman" ON "sellers" USING btree ("salesman_id","status") WHERE "sellers"."merged_into_id" is null;