-- How light a picture is, cell by cell: words stand over it. The start after this one measures the picture of the home
-- page; others are measured when they are stored.
CREATE TABLE IF NOT EXISTS "picture_lightness" (
    "url" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "cells" BYTEA NOT NULL,

    CONSTRAINT "picture_lightness_pkey" PRIMARY KEY ("url")
);
