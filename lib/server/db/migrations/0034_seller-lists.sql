DROP INDEX "sellers_by_status";--> statement-breakpoint
DROP INDEX "sellers_by_market";--> statement-breakpoint
CREATE INDEX "sellers_by_status" ON "sellers" USING btree ("status") WHERE "sellers"."merged_into_id" is null;--> statement-breakpoint
CREATE INDEX "sellers_by_market" ON "sellers" USING btree ("market_id","status","business_name","id");