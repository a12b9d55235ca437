DROP INDEX "jobs_waiting";--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "lane" text DEFAULT 'long' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "priority" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "at_once" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "slot" smallint;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_slots" ON "jobs" USING btree ("kind","lane","slot") WHERE "jobs"."state" = 'running';--> statement-breakpoint
CREATE INDEX "jobs_rounds" ON "jobs" USING btree ("lane","turn") WHERE "jobs"."state" <> 'queued' and "jobs"."started_at" is not null;--> statement-breakpoint
CREATE INDEX "jobs_turns" ON "jobs" USING btree ("owner_id","lane","turn");--> statement-breakpoint
CREATE INDEX "jobs_waiting" ON "jobs" USING btree ("lane",("turn" + "priority"),"due_at","id") WHERE "jobs"."state" in ('queued', 'running');