ALTER TABLE "sub_orders" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "sub_orders" ADD CONSTRAINT "sub_orders_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sub_orders_by_assignee" ON "sub_orders" USING btree ("assignee_id","placed_at","id");