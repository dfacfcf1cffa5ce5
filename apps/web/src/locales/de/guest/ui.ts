// The texts of the widgets of guest pages in German.
import type { UiText } from '#web/ui/use-ui-text.ts';

export const ui: UiText = {
  drafts: {
    found: 'Entwurf wiedergefunden',
    foundText: 'Das hatten Sie eingegeben, ohne es zu senden.',
    discard: 'Entwurf verwerfen',
  },
  failure: {
    title: 'Ein Fehler ist aufgetreten',
    description: 'Die gewünschte Seite konnte nicht vorbereitet werden.',
    explanation:
      'Die Seite konnte nicht angezeigt werden. Ihre Daten sind nicht betroffen; bitte versuchen Sie es gleich noch einmal.',
    retry: 'Erneut versuchen',
    broken:
      'Diese Seite konnte nicht angezeigt werden. Ihre Daten sind nicht betroffen; bitte versuchen Sie es gleich noch einmal.',
    missing: 'Diese Seite konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
    offline:
      'Diese Seite wurde auf diesem Gerät noch nicht geöffnet, und Sie sind offline. Versuchen Sie es erneut, wenn die Verbindung wieder da ist.',
    returnHome: 'Zurück zur Startseite',
  },
  fields: {
    invalid: 'Einige Angaben sind noch zu prüfen',
    invalidField: (field, message) => (field === '' ? message : `${field}: ${message}`),
    optional: '(freiwillig)',
    count: (length, limit) => `${length} / ${limit}`,
    countSpoken: (length, limit) => `${length} von ${limit} Zeichen`,
  },
  fileDrop: {
    choose: 'Dateien auswählen',
    chooseOne: 'Datei auswählen',
    orDrop: 'oder hier ablegen',
    orDropOne: 'oder hier ablegen',
    drop: 'Zum Hinzufügen ablegen',
    list: 'Hinzugefügte Dateien',
    waiting: 'Wartet',
    sending: (share) => `Wird gesendet, ${share}`,
    progress: (name) => `${name} wird gesendet`,
    sent: 'Gesendet',
    failed: 'Das Senden ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
    wrongKind: (kinds) => `Dieses Format wird nicht angenommen. Mögliche Formate: ${kinds.join(', ')}.`,
    tooLarge: (size, limit) => `Diese Datei ist ${size} groß; die Grenze liegt bei ${limit}.`,
    empty: 'Diese Datei ist leer.',
    tooMany: (limit) => (limit > 1 ? `Höchstens ${limit} Dateien.` : 'Nur eine Datei auf einmal.'),
    cancel: (name) => `Senden von ${name} abbrechen`,
    retry: (name) => `${name} erneut senden`,
    remove: (name) => `${name} aus der Liste entfernen`,
    announcements: {
      sent: (name) => `${name}: gesendet`,
      cancelled: (name) => `${name}: Senden abgebrochen`,
      removed: (name) => `${name}: aus der Liste entfernt`,
    },
    anyImage: 'Bilder',
    anyVideo: 'Videos',
    anyAudio: 'Töne',
  },
  overlay: { close: 'Schließen', cancel: 'Abbrechen', confirm: 'Bestätigen' },
  shell: {
    skip: 'Zum Inhalt springen',
    demonstration: 'Vorführung',
    demonstrationNote: 'Die Daten sind erfunden; Nachrichten öffnen sich im',
    mailbox: 'Postfach der Vorführung',
    offline:
      'Sie sind offline. Was angezeigt wird, bleibt lesbar; warten Sie mit Änderungen, bis die Verbindung wieder da ist.',
  },
  states: {
    retry: 'Erneut versuchen',
    loading: 'Wird geladen …',
    missing: 'Dieser Teil der Seite lässt sich nicht öffnen',
    missingHelp: 'Er konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
  },
  toast: { label: 'Benachrichtigung', viewport: 'Benachrichtigungen ({hotkey})', close: 'Schließen' },
};
