import type { Catalogue } from '#lib/language/catalogue.ts';
import type { documentLog } from './log-messages.ts';

export const documentLogEs: Catalogue<typeof documentLog> = {
  singular: 'documento',
  plural: 'documentos',
  kind: 'Documentos',
  subject: (name) => `el documento ${name}`,
  labels: {
    title: 'Título',
    category: 'Categoría',
    date: 'Fecha',
    file_name: 'Archivo',
    bytes: 'Tamaño en bytes',
  },
  about: 'Documentos PDF para los visitantes; los archivos están en `uploads/documents`.',
};
