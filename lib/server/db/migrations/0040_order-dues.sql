ALTER TABLE "orders" ADD COLUMN "payable" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "orders" SET "payable" = (SELECT coalesce(sum("sub_orders"."payable"), 0) FROM "sub_orders" WHERE "sub_orders"."order_id" = "orders"."id");--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due" bigint GENERATED ALWAYS AS (payable - paid) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("id") WHERE "orders"."due" > 0;