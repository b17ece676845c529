-- Letters are written by staff: the activity log has them. Who reads them is never there.
CREATE OR REPLACE TRIGGER "log_activity" AFTER INSERT OR UPDATE OR DELETE ON "letters" FOR EACH ROW EXECUTE FUNCTION belltower_log_activity('subject');
