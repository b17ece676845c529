-- The neutral ministries of a site that is not the demo's led to the giving and the visit page: no one of the church had
-- typed these links. They go from the rows as seeded; no person's change, so the activity log has nothing of it.
DO $$
BEGIN
  PERFORM set_config('belltower.activity', 'off', true);
  UPDATE "ministries" SET "link" = NULL
  FROM (VALUES
      ('Children’s Ministry', '<p>For the youngest. Ask us what there is for the age of your child.</p>', '/visit'),
      ('International Missions', '<p>Our friends and partners far from here. Ask us about them.</p>', '/giving'),
      ('Ministerio de niños', '<p>Para los más pequeños. Pregúntenos qué hay para la edad de su hijo o hija.</p>', '/visit'),
      ('Misiones internacionales', '<p>Nuestros amigos y colaboradores lejos de aquí. Pregúntenos por ellos.</p>', '/giving')
    ) AS seeded (title, description, link), "church"
  WHERE NOT "church"."is_demo" AND "ministries"."title" = seeded.title
    AND "ministries"."description" = seeded.description AND "ministries"."link" = seeded.link;
  PERFORM set_config('belltower.activity', '', true);
END
$$;
