CREATE TABLE "realtime_clock" (
	"id" bigint PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime_rows" (
	"parent" text collate "C" NOT NULL,
	"key" text collate "C" NOT NULL,
	"value" text NOT NULL,
	"sorted" text collate "C" NOT NULL,
	"revision" bigint NOT NULL,
	"holder" uuid,
	CONSTRAINT "realtime_rows_parent_key_pk" PRIMARY KEY("parent","key")
);
--> statement-breakpoint
CREATE INDEX "realtime_rows_sorted" ON "realtime_rows" USING btree ("parent","sorted","key");--> statement-breakpoint
CREATE INDEX "realtime_rows_by_revision" ON "realtime_rows" USING btree ("revision");--> statement-breakpoint
CREATE INDEX "realtime_rows_by_holder" ON "realtime_rows" USING btree ("holder");