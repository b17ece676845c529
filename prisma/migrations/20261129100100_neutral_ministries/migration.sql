-- On a site that is not the demo's, ministries with the demo's title and description were shown in neutral words behind
-- the form's back. These words become the row itself, in the church's language; a leader or a time that staff wrote
-- stays, the demo's goes. No person's change: the activity log has nothing of it.
DO $$
BEGIN
  PERFORM set_config('belltower.activity', 'off', true);
  UPDATE "ministries" SET
    "title" = neutral.title,
    "description" = neutral.description,
    "leadername" = NULLIF("ministries"."leadername", demo.leadername),
    "has_fixed_time" = "has_fixed_time" AND "ministries"."meetingtimes" IS DISTINCT FROM demo.meetingtimes,
    "meetingtimes" = NULLIF("ministries"."meetingtimes", demo.meetingtimes)
  FROM (VALUES
      (1, 'Women’s Ministry', 'Director of Women’s Ministry', 'Wednesdays 7:00 pm',
        '<p>A midweek table for women of every age. We read a book of the Bible together over the course of a season, talk honestly about the week, and pray for one another by name.</p>' || E'\n' ||
        '<p>Come with a study guide or without one; there is always a spare at the door.</p>' || E'\n' ||
        '<ul><li>Childcare is provided, free, from birth to fifth grade</li>' || E'\n' ||
        '<li>A weekend retreat each spring at the lake</li>' || E'\n' ||
        '<li>A meal train for new mothers and anyone home from the hospital</li></ul>'),
      (2, 'Men’s Ministry', 'Associate Pastor', 'Saturdays 7:30 am, first and third of the month',
        '<p>Breakfast tacos first, then an hour around a passage and the things men tend not to say out loud: work, fathers, temper, hope. Nobody is called on to read or to pray.</p>' || E'\n' ||
        '<p>On the other Saturdays a crew with trucks and tools mends fences and ramps for neighbors who cannot. If you can carry one end of a board, you are useful.</p>'),
      (3, 'Adult Bible Study', 'Lead Pastor', 'Wednesdays at 7:00 PM',
        '<p>An hour and a quarter in one passage, taught slowly, with plenty of room for questions. You do not need to have read ahead, or to have read the Bible at all.</p>' || E'\n' ||
        '<p>We meet in the Fellowship Hall. Coffee is on from a quarter of an hour before, and there is a table at the back for anyone who would rather listen than talk.</p>'),
      (4, 'Youth Group', 'Youth Pastor', 'Sundays 5:30 pm to 7:30 pm',
        '<p>For sixth grade through twelfth. Supper, a loud game, a short talk, and small groups led by the same adults all year, so that somebody notices when you are not there.</p>' || E'\n' ||
        '<ul><li>Summer camp in the Piney Woods, with help for families who need it</li>' || E'\n' ||
        '<li>A service weekend in the fall</li>' || E'\n' ||
        '<li>Rides home arranged on request</li></ul>'),
      (5, 'Children’s Ministry', 'Director of Children’s Ministry', 'Sundays during the 10:30 AM service',
        '<p>Nursery for babies and toddlers, and classes for ages three through fifth grade, with songs, a story from the Bible and something to make with glue.</p>' || E'\n' ||
        '<p>Every leader has passed a background check, there are never fewer than two adults in a room, and your child goes home only with the person who holds the matching tag.</p>'),
      (6, 'International Missions', 'Missions Team', 'Second Sunday of the month, after the service',
        '<p>We keep long friendships with a few partners rather than short ones with many: a clinic, a school, and churches planted by people who speak the language at home.</p>' || E'\n' ||
        '<p>Each month we read their letters aloud and pray through them. Once a year a small team goes to work on whatever our partners have asked for, and not on what we thought of.</p>'),
      (1, 'Ministerio de mujeres', 'Directora del ministerio de mujeres', 'Wednesdays 7:00 pm',
        '<p>Una mesa entre semana para mujeres de todas las edades. Leemos juntas un libro de la Biblia a lo largo de una temporada, hablamos con franqueza de la semana y oramos unas por otras por nombre.</p>' || E'\n' ||
        '<p>Venga con guía de estudio o sin ella; siempre hay una de más en la puerta.</p>' || E'\n' ||
        '<ul><li>Hay cuidado de niños, gratis, desde recién nacidos hasta quinto grado</li>' || E'\n' ||
        '<li>Un fin de semana de retiro cada primavera junto al lago</li>' || E'\n' ||
        '<li>Comidas para las mamás recientes y para quien vuelve del hospital</li></ul>'),
      (2, 'Ministerio de hombres', 'Pastor asociado', 'Sábados 7:30, primero y tercero del mes',
        '<p>Primero tacos de desayuno, luego una hora en torno a un pasaje y a lo que los hombres no suelen decir en voz alta: el trabajo, los padres, el carácter, la esperanza. A nadie se le pide leer ni orar.</p>' || E'\n' ||
        '<p>Los otros sábados un equipo con camionetas y herramientas repara cercas y rampas de vecinos que no pueden hacerlo. Si puede cargar un extremo de una tabla, hace falta.</p>'),
      (3, 'Estudio bíblico para adultos', 'Pastor principal', 'Miércoles a las 19:00',
        '<p>Una hora y cuarto en un solo pasaje, enseñado con calma y con mucho lugar para preguntas. No hace falta haberlo leído antes, ni haber leído nunca la Biblia.</p>' || E'\n' ||
        '<p>Nos reunimos en el salón de convivencia. Hay café desde un cuarto de hora antes, y una mesa al fondo para quien prefiera escuchar que hablar.</p>'),
      (4, 'Grupo de jóvenes', 'Pastor de jóvenes', 'Domingos 17:30 a 19:30',
        '<p>De sexto grado a la preparatoria. Cena, un juego ruidoso, una charla corta y grupos pequeños con los mismos adultos todo el año, para que alguien note cuando no viene.</p>' || E'\n' ||
        '<ul><li>Campamento de verano en el bosque de pinos, con ayuda para las familias que la necesitan</li>' || E'\n' ||
        '<li>Un fin de semana de servicio en otoño</li>' || E'\n' ||
        '<li>Se organiza el regreso a casa para quien lo pida</li></ul>'),
      (5, 'Ministerio de niños', 'Directora del ministerio de niños', 'Domingos durante el culto de las 10:30',
        '<p>Cuna para bebés y niños pequeños, y clases desde los tres años hasta quinto grado, con cantos, una historia de la Biblia y algo que hacer con pegamento.</p>' || E'\n' ||
        '<p>Se revisan los antecedentes de cada líder, nunca hay menos de dos adultos en un salón, y su niño solo se va con quien tenga la etiqueta igual.</p>'),
      (6, 'Misiones internacionales', 'Equipo de misiones', 'Segundo domingo del mes, después del culto',
        '<p>Cultivamos amistades largas con unos pocos colaboradores en lugar de cortas con muchos: una clínica, una escuela e iglesias plantadas por personas que hablan el idioma desde la cuna.</p>' || E'\n' ||
        '<p>Cada mes leemos sus cartas en voz alta y oramos por ellas. Una vez al año un equipo pequeño va a trabajar en lo que nuestros colaboradores han pedido, y no en lo que se nos ocurrió a nosotros.</p>')
    ) AS demo (place, title, leadername, meetingtimes, description)
    JOIN (VALUES
      (1, 'en', 'Women’s Ministry', '<p>For women of every age. Ask us when they meet next.</p>'),
      (2, 'en', 'Men’s Ministry', '<p>For men of every age. Ask us when they meet next.</p>'),
      (3, 'en', 'Adult Bible Study', '<p>A passage of the Bible, read together, with room for questions.</p>'),
      (4, 'en', 'Youth Group', '<p>For those between childhood and grown life. Ask us what there is for them.</p>'),
      (5, 'en', 'Children’s Ministry', '<p>For the youngest. Ask us what there is for the age of your child.</p>'),
      (6, 'en', 'International Missions', '<p>Our friends and partners far from here. Ask us about them.</p>'),
      (1, 'es', 'Ministerio de mujeres', '<p>Para mujeres de todas las edades. Pregúntenos cuándo es la próxima reunión.</p>'),
      (2, 'es', 'Ministerio de hombres', '<p>Para hombres de todas las edades. Pregúntenos cuándo es la próxima reunión.</p>'),
      (3, 'es', 'Estudio bíblico para adultos', '<p>Un pasaje de la Biblia, leído en grupo, con espacio para preguntas.</p>'),
      (4, 'es', 'Grupo de jóvenes', '<p>Para quienes están entre la niñez y la vida adulta. Pregúntenos qué hay para ellos.</p>'),
      (5, 'es', 'Ministerio de niños', '<p>Para los más pequeños. Pregúntenos qué hay para la edad de su hijo o hija.</p>'),
      (6, 'es', 'Misiones internacionales', '<p>Nuestros amigos y colaboradores lejos de aquí. Pregúntenos por ellos.</p>')
    ) AS neutral (place, language, title, description) ON neutral.place = demo.place
    JOIN "church" ON neutral.language = CASE "church"."language" WHEN 'es' THEN 'es' ELSE 'en' END
  WHERE NOT "church"."is_demo" AND "ministries"."title" = demo.title AND "ministries"."description" = demo.description;
  PERFORM set_config('belltower.activity', '', true);
END
$$;
