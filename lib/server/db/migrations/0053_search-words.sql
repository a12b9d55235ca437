CREATE TABLE "new_names" (
	"kind" text NOT NULL,
	"name" text NOT NULL
);--> statement-breakpoint
CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"word" text NOT NULL,
	"keys" text[] NOT NULL,
	CONSTRAINT "search_words_kind_word_pk" PRIMARY KEY("kind","word")
);--> statement-breakpoint
CREATE INDEX "search_words_by_key" ON "search_words" USING gin ("keys") WITH (fastupdate=false);--> statement-breakpoint
CREATE FUNCTION note_new_name() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  written jsonb := to_jsonb(NEW);
BEGIN
  INSERT INTO new_names (kind, name)
  VALUES (TG_ARGV[0], concat_ws(' ', written ->> TG_ARGV[1], written ->> TG_ARGV[2]));
  RETURN NULL;
END;
$$;--> statement-breakpoint
CREATE TRIGGER sellers_new_name AFTER INSERT ON "sellers"
  FOR EACH ROW EXECUTE FUNCTION note_new_name('sellers', 'business_name', 'contact_name');--> statement-breakpoint
CREATE TRIGGER sellers_other_name AFTER UPDATE OF "business_name", "contact_name" ON "sellers"
  FOR EACH ROW WHEN ((OLD.business_name, OLD.contact_name) IS DISTINCT FROM (NEW.business_name, NEW.contact_name))
  EXECUTE FUNCTION note_new_name('sellers', 'business_name', 'contact_name');--> statement-breakpoint
CREATE TRIGGER buyers_new_name AFTER INSERT ON "buyers"
  FOR EACH ROW EXECUTE FUNCTION note_new_name('buyers', 'business_name', 'contact_name');--> statement-breakpoint
CREATE TRIGGER buyers_other_name AFTER UPDATE OF "business_name", "contact_name" ON "buyers"
  FOR EACH ROW WHEN ((OLD.business_name, OLD.contact_name) IS DISTINCT FROM (NEW.business_name, NEW.contact_name))
  EXECUTE FUNCTION note_new_name('buyers', 'business_name', 'contact_name');--> statement-breakpoint
CREATE TRIGGER catalogs_new_name AFTER INSERT ON "catalogs"
  FOR EACH ROW WHEN (NEW.title <> '') EXECUTE FUNCTION note_new_name('catalogs', 'title');--> statement-breakpoint
CREATE TRIGGER catalogs_other_name AFTER UPDATE OF "title" ON "catalogs"
  FOR EACH ROW WHEN (OLD.title <> NEW.title) EXECUTE FUNCTION note_new_name('catalogs', 'title');--> statement-breakpoint
CREATE TRIGGER markets_new_name AFTER INSERT ON "markets"
  FOR EACH ROW EXECUTE FUNCTION note_new_name('markets', 'name', 'city');--> statement-breakpoint
CREATE TRIGGER markets_other_name AFTER UPDATE OF "name", "city" ON "markets"
  FOR EACH ROW WHEN ((OLD.name, OLD.city) IS DISTINCT FROM (NEW.name, NEW.city))
  EXECUTE FUNCTION note_new_name('markets', 'name', 'city');--> statement-breakpoint
CREATE TRIGGER users_new_name AFTER INSERT ON "users"
  FOR EACH ROW EXECUTE FUNCTION note_new_name('users', 'name');--> statement-breakpoint
CREATE TRIGGER users_other_name AFTER UPDATE OF "name" ON "users"
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION note_new_name('users', 'name');--> statement-breakpoint
INSERT INTO "new_names" ("kind", "name")
  SELECT DISTINCT 'sellers', "business_name" || ' ' || "contact_name" FROM "sellers"
  UNION ALL SELECT DISTINCT 'buyers', "business_name" || ' ' || "contact_name" FROM "buyers"
  UNION ALL SELECT DISTINCT 'catalogs', "title" FROM "catalogs" WHERE "title" <> ''
  UNION ALL SELECT DISTINCT 'markets', "name" || ' ' || "city" FROM "markets"
  UNION ALL SELECT DISTINCT 'users', "name" FROM "users";
