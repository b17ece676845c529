import type { Catalogue } from '#lib/language/catalogue.ts';
import type { prayerTeamMessages } from './messages.ts';

export const prayerTeamMessagesEs: Catalogue<typeof prayerTeamMessages> = {
  invalidEmail: 'Escriba una dirección de correo electrónico válida',
  mayExist: 'Es posible que el correo ya esté en la lista.',
  add: 'Agregar al equipo de oración',
  name: 'Nombre',
  email: 'Correo electrónico',
  addEmail: 'Agregar correo',
  added: 'La persona se agregó al equipo de oración.',
  addFailed: (message) =>
    `No se pudo agregar el correo. ${message || 'Es posible que el correo ya esté en la lista.'}`,
  getsNone: 'No recibe avisos',
  notificationsTo: (email) => `Avisos a ${email}`,
  willReceive: 'Este correo recibirá los avisos de peticiones de oración.',
  willNotReceive: 'Este correo ya no recibirá los avisos de peticiones de oración.',
  switchFailed: (message) => `No se pudo cambiar el estado del correo: ${message}`,
  removeOne: (email) => `Quitar ${email}`,
  removeTitle: 'Quitar del equipo de oración',
  removeQuestion: '¿Desea quitar este correo del equipo de oración?',
  removed: 'La persona se quitó del equipo de oración.',
  removeFailed: (message) => `No se pudo quitar el correo del equipo de oración: ${message}`,
  loading: 'Cargando los correos del equipo de oración...',
  loadFailed: (message) => `No se pudieron cargar los correos del equipo de oración: ${message}`,
  empty: 'Todavía no hay nadie en el equipo de oración',
};
