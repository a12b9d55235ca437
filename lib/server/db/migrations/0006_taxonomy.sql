CREATE TABLE "attribute_values" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_hi" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"attribute_id" uuid NOT NULL,
	"merged_into_id" uuid,
	CONSTRAINT "attribute_values_of" UNIQUE("attribute_id","id")
);
--> statement-breakpoint
CREATE TABLE "attributes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_hi" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"several" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gst_rates" (
	"product_type_id" uuid NOT NULL,
	"from" date NOT NULL,
	"basis_points" integer NOT NULL,
	"limit_paise" integer,
	"above_basis_points" integer,
	CONSTRAINT "gst_rates_product_type_id_from_pk" PRIMARY KEY("product_type_id","from")
);
--> statement-breakpoint
CREATE TABLE "merged_uses" (
	"merge_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"had_both" boolean NOT NULL,
	CONSTRAINT "merged_uses_merge_id_kind_record_id_pk" PRIMARY KEY("merge_id","kind","record_id")
);
--> statement-breakpoint
CREATE TABLE "product_type_attributes" (
	"product_type_id" uuid NOT NULL,
	"attribute_id" uuid NOT NULL,
	"required" boolean NOT NULL,
	CONSTRAINT "product_type_attributes_product_type_id_attribute_id_pk" PRIMARY KEY("product_type_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "product_type_values" (
	"product_type_id" uuid NOT NULL,
	"attribute_id" uuid NOT NULL,
	"value_id" uuid NOT NULL,
	CONSTRAINT "product_type_values_product_type_id_value_id_pk" PRIMARY KEY("product_type_id","value_id")
);
--> statement-breakpoint
CREATE TABLE "product_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name_en" text NOT NULL,
	"name_hi" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"segment" text NOT NULL,
	"hsn_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "value_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"actor_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"records" integer NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" uuid
);
--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attribute_values" ADD CONSTRAINT "attribute_values_merged_into_id_attribute_values_id_fk" FOREIGN KEY ("merged_into_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gst_rates" ADD CONSTRAINT "gst_rates_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_uses" ADD CONSTRAINT "merged_uses_merge_id_value_merges_id_fk" FOREIGN KEY ("merge_id") REFERENCES "public"."value_merges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_attributes" ADD CONSTRAINT "product_type_attributes_product_type_id_product_types_id_fk" FOREIGN KEY ("product_type_id") REFERENCES "public"."product_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_attributes" ADD CONSTRAINT "product_type_attributes_attribute_id_attributes_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attributes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_values" ADD CONSTRAINT "product_type_values_attribute" FOREIGN KEY ("product_type_id","attribute_id") REFERENCES "public"."product_type_attributes"("product_type_id","attribute_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_type_values" ADD CONSTRAINT "product_type_values_value" FOREIGN KEY ("attribute_id","value_id") REFERENCES "public"."attribute_values"("attribute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_merges" ADD CONSTRAINT "value_merges_from_id_attribute_values_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_merges" ADD CONSTRAINT "value_merges_to_id_attribute_values_id_fk" FOREIGN KEY ("to_id") REFERENCES "public"."attribute_values"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_merges" ADD CONSTRAINT "value_merges_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "value_merges" ADD CONSTRAINT "value_merges_undone_by_users_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attribute_values_name" ON "attribute_values" USING btree ("attribute_id",lower("name_en")) WHERE "attribute_values"."merged_into_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "attributes_name" ON "attributes" USING btree (lower("name_en"));--> statement-breakpoint
CREATE INDEX "product_type_values_by_value" ON "product_type_values" USING btree ("value_id");--> statement-breakpoint
CREATE UNIQUE INDEX "product_types_name" ON "product_types" USING btree (lower("name_en"));--> statement-breakpoint
CREATE INDEX "value_merges_by_time" ON "value_merges" USING btree ("at","id");