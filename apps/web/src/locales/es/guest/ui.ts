// The texts of the widgets of guest pages in Spanish.
import type { UiText } from '#web/ui/use-ui-text.ts';

export const ui: UiText = {
  drafts: {
    found: 'Borrador recuperado',
    foundText: 'Esto es lo que había escrito sin enviarlo.',
    discard: 'Descartar el borrador',
  },
  failure: {
    title: 'Ha ocurrido un incidente',
    description: 'No se ha podido preparar la página solicitada.',
    explanation:
      'No se ha podido mostrar la página. Sus datos no se han visto afectados; vuelva a intentarlo dentro de un instante.',
    retry: 'Volver a intentarlo',
    broken:
      'No se ha podido mostrar esta página. Sus datos no se han visto afectados; vuelva a intentarlo dentro de un instante.',
    missing: 'No se ha podido cargar esta página. Compruebe su conexión y vuelva a intentarlo.',
    offline:
      'Esta página aún no se ha abierto en este dispositivo y no tiene conexión. Vuelva a intentarlo cuando la recupere.',
    returnHome: 'Volver al inicio',
  },
  fields: {
    invalid: 'Hay algunos puntos por revisar',
    invalidField: (field, message) => (field === '' ? message : `${field}: ${message}`),
    optional: '(opcional)',
    count: (length, limit) => `${length} / ${limit}`,
    countSpoken: (length, limit) => `${length} caracteres de ${limit}`,
  },
  fileDrop: {
    choose: 'Elegir archivos',
    chooseOne: 'Elegir un archivo',
    orDrop: 'o suéltelos aquí',
    orDropOne: 'o suéltelo aquí',
    drop: 'Suelte para añadir',
    list: 'Archivos añadidos',
    waiting: 'En espera',
    sending: (share) => `Enviando, ${share}`,
    progress: (name) => `Envío de ${name}`,
    sent: 'Enviado',
    failed: 'El envío ha fallado. Compruebe su conexión y vuelva a intentarlo.',
    wrongKind: (kinds) => `Este formato no se acepta. Formatos posibles: ${kinds.join(', ')}.`,
    tooLarge: (size, limit) => `Este archivo pesa ${size}; el límite es de ${limit}.`,
    empty: 'Este archivo está vacío.',
    tooMany: (limit) => (limit > 1 ? `${limit} archivos como máximo.` : 'Un solo archivo a la vez.'),
    cancel: (name) => `Cancelar el envío de ${name}`,
    retry: (name) => `Volver a enviar ${name}`,
    remove: (name) => `Quitar ${name} de la lista`,
    announcements: {
      sent: (name) => `${name}: enviado`,
      cancelled: (name) => `${name}: envío cancelado`,
      removed: (name) => `${name}: quitado de la lista`,
    },
    anyImage: 'imágenes',
    anyVideo: 'vídeos',
    anyAudio: 'sonidos',
  },
  overlay: { close: 'Cerrar', cancel: 'Cancelar', confirm: 'Confirmar' },
  shell: {
    skip: 'Ir al contenido',
    demonstration: 'Demostración',
    demonstrationNote: 'Los datos son ficticios; los mensajes se abren en el',
    mailbox: 'buzón de demostración',
    offline: 'No tiene conexión. Lo que se muestra se puede leer; espere a recuperarla para guardar un cambio.',
  },
  states: {
    retry: 'Volver a intentarlo',
    loading: 'Cargando…',
    missing: 'No se puede abrir esta parte de la página',
    missingHelp: 'No se ha podido cargar. Compruebe su conexión y vuelva a intentarlo.',
  },
  toast: { label: 'Notificación', viewport: 'Notificaciones ({hotkey})', close: 'Cerrar' },
};
