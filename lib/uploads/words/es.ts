import { inMebibytes, largestUploadBytes } from '#lib/core/http/body-limits.ts';
import { mostPixels } from '#lib/core/storage/picture-limits.ts';
import type { Catalogue } from '#lib/language/catalogue.ts';
import type english from './en.ts';

export default {
  uploads: {
    notAnImage: 'Elija un archivo de imagen',
    heic: 'Aquí no se pueden leer imágenes HEIC. Guarde la imagen como JPEG y elija esa. Un iPhone toma imágenes JPEG cuando en Configuración > Cámara > Formatos está elegido «Más compatible».',
    otherKind: 'Aquí no se pueden leer imágenes de este tipo. Guarde la imagen como JPEG o PNG y elija esa.',
    tooManyPixels: `Esta imagen tiene demasiados píxeles: se pueden leer hasta ${mostPixels / 1_000_000} millones, por ejemplo 10 000 por 10 000. Redúzcala y elíjala de nuevo.`,
    tooLarge: `El archivo debe pesar menos de ${inMebibytes(largestUploadBytes)} MB`,
    artNotSquare: (width, height) =>
      `La portada debe ser cuadrada; esta imagen tiene ${width} por ${height} píxeles.`,
    artSize: (side, least, most) =>
      `La portada debe tener de ${least} a ${most} píxeles por lado; esta imagen tiene ${side}.`,
    artAlpha: 'La portada no puede ser transparente; guarde la imagen como JPEG y elija esa.',
    upload: 'Subir una imagen',
    uploadFor: (label) => `Subir: ${label}`,
    addressHint: 'Suba una o pegue su dirección',
    chosen: 'Hay una imagen elegida',
    retype: 'Pegar una dirección en su lugar',
    uploading: 'Subiendo la imagen...',
    uploaded: 'La imagen se subió',
    failed: (message) => `No se pudo subir la imagen: ${message || 'error desconocido'}`,
    asItIs: 'La imagen como está ahora',
    keep: 'Conservar la imagen',
    remove: 'Quitar la imagen',
    removed: 'La imagen se quitará cuando usted guarde.',
  },
} satisfies Catalogue<typeof english>;
