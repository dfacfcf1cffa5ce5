// The texts of the widgets of guest pages in Italian.
import type { UiText } from '#web/ui/use-ui-text.ts';

export const ui: UiText = {
  drafts: {
    found: 'Bozza ritrovata',
    foundText: 'Ecco ciò che aveva inserito senza inviarlo.',
    discard: 'Elimina la bozza',
  },
  failure: {
    title: 'Si è verificato un problema',
    description: 'Non è stato possibile preparare la pagina richiesta.',
    explanation: 'Non è stato possibile mostrare la pagina. I Suoi dati non sono toccati; riprovi tra un attimo.',
    retry: 'Riprova',
    broken: 'Non è stato possibile mostrare questa pagina. I Suoi dati non sono toccati; riprovi tra un attimo.',
    missing: 'Non è stato possibile caricare questa pagina. Verifichi la connessione, poi riprovi.',
    offline:
      'Questa pagina non è ancora stata aperta su questo dispositivo e la connessione è assente. Riprovi quando tornerà.',
    returnHome: 'Torna alla pagina iniziale',
  },
  fields: {
    invalid: 'Alcuni punti sono da rivedere',
    invalidField: (field, message) => (field === '' ? message : `${field}: ${message}`),
    optional: '(facoltativo)',
    count: (length, limit) => `${length} / ${limit}`,
    countSpoken: (length, limit) => `${length} caratteri su ${limit}`,
  },
  fileDrop: {
    choose: 'Scegli i file',
    chooseOne: 'Scegli un file',
    orDrop: 'oppure li trascini qui',
    orDropOne: 'oppure lo trascini qui',
    drop: 'Rilasci per aggiungere',
    list: 'File aggiunti',
    waiting: 'In attesa',
    sending: (share) => `Invio in corso, ${share}`,
    progress: (name) => `Invio di ${name}`,
    sent: 'Inviato',
    failed: 'L’invio non è riuscito. Verifichi la connessione, poi riprovi.',
    wrongKind: (kinds) => `Questo formato non è accettato. Formati possibili: ${kinds.join(', ')}.`,
    tooLarge: (size, limit) => `Questo file pesa ${size}; il limite è ${limit}.`,
    empty: 'Questo file è vuoto.',
    tooMany: (limit) => (limit > 1 ? `${limit} file al massimo.` : 'Un solo file alla volta.'),
    cancel: (name) => `Annulla l’invio di ${name}`,
    retry: (name) => `Invia di nuovo ${name}`,
    remove: (name) => `Togli ${name} dall’elenco`,
    announcements: {
      sent: (name) => `${name}: inviato`,
      cancelled: (name) => `${name}: invio annullato`,
      removed: (name) => `${name}: tolto dall’elenco`,
    },
    anyImage: 'immagini',
    anyVideo: 'video',
    anyAudio: 'suoni',
  },
  overlay: { close: 'Chiudi', cancel: 'Annulla', confirm: 'Conferma' },
  shell: {
    skip: 'Vai al contenuto',
    demonstration: 'Dimostrazione',
    demonstrationNote: 'I dati sono fittizi; i messaggi si aprono nella',
    mailbox: 'casella di dimostrazione',
    offline:
      'La connessione è assente. Ciò che è mostrato resta leggibile; attenda che torni per salvare una modifica.',
  },
  states: {
    retry: 'Riprova',
    loading: 'Caricamento…',
    missing: 'Impossibile aprire questa parte della pagina',
    missingHelp: 'Non è stato possibile caricarla. Verifichi la connessione e riprovi.',
  },
  toast: { label: 'Notifica', viewport: 'Notifiche ({hotkey})', close: 'Chiudi' },
};
