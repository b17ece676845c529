-- A site that began empty stated the demo's church until its staff wrote their own. Where name, street, phone and e-mail
-- address are all still the demo's, and staff confirmed none of them, each fact that is the demo's becomes what a new
-- empty site has. No person's change: the activity log has nothing of it.
DO $$
BEGIN
  PERFORM set_config('belltower.activity', 'off', true);
  UPDATE "church" SET
    "name" = empty.name,
    "short_name" = CASE "short_name" WHEN 'Belltower' THEN empty.name ELSE "short_name" END,
    "kind" = CASE WHEN "church"."kind" = demo.kind THEN empty.kind ELSE "church"."kind" END,
    "welcome" = CASE WHEN "church"."welcome" = demo.welcome THEN empty.welcome ELSE "church"."welcome" END,
    "street" = '',
    "city" = CASE "city" WHEN 'Georgetown' THEN '' ELSE "city" END,
    "region" = NULLIF("region", 'TX'),
    "region_name" = NULLIF("region_name", 'Texas'),
    "postal_code" = NULLIF("postal_code", '78626'),
    "latitude" = NULLIF("latitude", 30.6402),
    "longitude" = NULLIF("longitude", -97.6669),
    "phone" = NULL,
    "email" = '',
    "founded_year" = NULLIF("founded_year", 2003),
    "building_year" = NULLIF("building_year", 2015),
    "giving_url" = NULLIF("giving_url", 'https://give.belltower.example/'),
    "giving_text_number" = NULLIF("giving_text_number", '(512) 555-0167'),
    "giving_text_example" = NULLIF("church"."giving_text_example", demo.giving_text_example),
    "facebook_url" = NULLIF("facebook_url", 'https://www.facebook.com/belltower.example'),
    "instagram_url" = NULLIF("instagram_url", 'https://www.instagram.com/belltower.example'),
    "youtube_url" = NULLIF("youtube_url", 'https://www.youtube.com/@belltower-example'),
    "vimeo_url" = NULLIF("vimeo_url", 'https://vimeo.com/belltower-example'),
    "opening_hours" = CASE "opening_hours" WHEN '[{"day": 0, "opens": "09:30", "closes": "12:30"}]'::jsonb
      THEN '[]'::jsonb ELSE "opening_hours" END,
    "resources" = CASE "resources" WHEN '[
        {"name": "Bible Gateway", "url": "https://www.biblegateway.com/"},
        {"name": "GotQuestions.org", "url": "https://www.gotquestions.org/"},
        {"name": "iVoterGuide", "url": "https://ivoterguide.com/"}
      ]'::jsonb THEN '[]'::jsonb ELSE "resources" END,
    "updated_at" = now()
  FROM (VALUES
      ('en', 'non-denominational church', '$50 General Fund',
        'A warm, Bible-teaching church in Georgetown, Texas, where you can come as you are on Sunday morning and be known by name.'),
      ('es', 'iglesia no denominacional', '$50 Fondo general',
        'Una iglesia cálida y centrada en la Biblia en Georgetown, Texas, donde puede venir tal como es el domingo por la mañana y ser conocido por su nombre.')
    ) AS demo (language, kind, giving_text_example, welcome)
    JOIN (VALUES
      ('en', 'Our Church', 'church', 'Welcome to our church.'),
      ('es', 'Nuestra iglesia', 'iglesia', 'Bienvenidos a nuestra iglesia.')
    ) AS empty (language, name, kind, welcome) USING (language)
  WHERE demo.language = CASE left("church"."language", 2) WHEN 'es' THEN 'es' ELSE 'en' END
    AND NOT "church"."is_demo"
    AND "church"."name" = 'Belltower Church'
    AND "church"."street" = '1208 Old Quarry Road'
    AND "church"."phone" = '(512) 555-0142'
    AND "church"."email" = 'office@belltower.example'
    AND NOT EXISTS (SELECT FROM "own_facts" WHERE "own_facts"."name" IN ('name', 'street', 'phone', 'email'));
  PERFORM set_config('belltower.activity', '', true);
END
$$;
