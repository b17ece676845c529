-- A tag ends at the next bracket of either kind, as in lib/core/html/plain-text.ts: the time for a text that is full of
-- opening brackets would grow with the square of its length.
CREATE OR REPLACE FUNCTION belltower_plain_text(html text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN btrim(replace(replace(replace(replace(replace(replace(
  regexp_replace(
    regexp_replace(html, '</?(br|hr|p|li|h[1-6]|div|ul|ol|tr|td|th|blockquote)\y[^<>]*>', E'\n', 'gi'),
    '<[^<>]*>', '', 'g'
  ),
  '&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&#39;', ''''), '&amp;', '&'), E' \n');
