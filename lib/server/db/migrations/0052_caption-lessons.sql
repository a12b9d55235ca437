CREATE TABLE "caption_lessons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"field" text NOT NULL,
	"said" text NOT NULL,
	"value" text DEFAULT '' NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "caption_lessons_said" UNIQUE("seller_id","field","said")
);
--> statement-breakpoint
ALTER TABLE "caption_lessons" ADD CONSTRAINT "caption_lessons_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;