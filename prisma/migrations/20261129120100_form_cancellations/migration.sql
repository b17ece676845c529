-- The notes to staff tell of cancellations in the order in which answers arrive.
ALTER TABLE "form_answers" ADD COLUMN IF NOT EXISTS "cancellation" INTEGER;
