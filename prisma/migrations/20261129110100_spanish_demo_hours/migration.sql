-- The demo's Spanish texts name their hours in words that hold on a clock of 12 hours and of 24. Rows that are as they
-- were seeded follow, so that they still count as the demo's.
SELECT set_config('belltower.activity', 'off', true);

UPDATE ministries SET meetingtimes = 'Sábados a las 7:30 de la mañana, primero y tercero del mes'
WHERE meetingtimes = 'Sábados 7:30, primero y tercero del mes';
UPDATE ministries SET meetingtimes = 'Miércoles a las 7 de la noche'
WHERE meetingtimes = 'Miércoles a las 19:00' AND title = 'Estudio bíblico para adultos';
UPDATE ministries SET meetingtimes = 'Domingos de 5:30 a 7:30 de la tarde'
WHERE meetingtimes = 'Domingos 17:30 a 19:30';

UPDATE events SET time = 'Del viernes por la tarde al domingo al mediodía'
WHERE time IN ('Viernes 18:00 a domingo al mediodía', 'Viernes 17:00 a domingo al mediodía');
UPDATE events SET description = replace(description, 'El café está listo a las 6:15.', 'El café está listo a las seis y cuarto.')
WHERE title = 'Tres mañanas de oración';

UPDATE announcements SET message = replace(message, 'Hay café desde las 10:00 cada domingo', 'Hay café desde las diez cada domingo')
WHERE message LIKE '¿Es su primera vez? Hay café desde las 10:00 cada domingo%';

SELECT set_config('belltower.activity', '', true);
