// The texts of the guest pages in German.

import { guestPlural } from '#web/lib/format/guest-format.ts';
import type { GuestText } from '#web/locales/guest-locale.ts';

export const guest: GuestText = {
  area: 'Gästebereich',
  homeLabel: (name) => `${name}, zurück zur Startseite`,
  entries: { home: 'Start', event: 'Das Fest', menu: 'Menü', photos: 'Fotos' },
  language: { label: 'Sprache der Seite', change: 'Sprache ändern' },

  copied: (moment) => `Auf diesem Gerät gespeicherte Kopie, ${moment}.`,
  offline:
    'Sie sind offline. Ihre Einladung bleibt lesbar, und Ihre Antwort wird gesendet, sobald die Verbindung wieder da ist.',

  code: {
    title: 'Ihre Einladung',
    description: 'Öffnen Sie Ihre Einladung mit dem Code, den Sie erhalten haben.',
    text: 'Geben Sie den Code Ihrer Einladung ein oder fügen Sie den Link ein, den Sie erhalten haben.',
    label: 'Code der Einladung',
    hint: 'Er steht im Link, den Sie erhalten haben, und unter dem Code zum Scannen auf Ihrer Karte.',
    missing: 'Bitte geben Sie den Code Ihrer Einladung ein.',
    open: 'Meine Einladung öffnen',
    another: 'Eine andere Einladung öffnen',
  },

  lookup: {
    title: 'Ihre Einladung',
    looking: 'Wir suchen Ihre Einladung …',
    open: 'Einladung öffnen',
    noScript:
      'In diesem Browser ist keine Einladung geöffnet. Folgen Sie dem Link, den Sie erhalten haben, oder geben Sie Ihren Code ein.',
    failed: 'Ihre Einladung konnte nicht geladen werden.',
    errorTitle: 'Fehler',
    unknown: 'Zu diesem Link wurde keine Einladung gefunden',
  },

  wrongLink: {
    title: 'Dieser Link ist nicht mehr gültig',
    text: 'Vielleicht wurde er nur teilweise kopiert oder von Ihren Gastgebern ersetzt. Geben Sie den Code ein, der unter dem Code zum Scannen auf Ihrer Karte steht, oder fügen Sie den Link aus der E-Mail ein.',
    stuck:
      'Immer noch nichts? Bitten Sie die Menschen, die Sie eingeladen haben, um Ihren Link: Sie können ihn sofort noch einmal senden.',
  },

  gate: {
    text: 'Ihre Gastgeber haben diese Seite mit einem Passwort geschützt. Auf diesem Gerät werden Sie nur einmal danach gefragt.',
    label: 'Passwort der Seite',
    hint: 'Sie haben es von Ihren Gastgebern, oft auf der Karte. Groß- und Kleinschreibung spielt keine Rolle.',
    missing: 'Bitte geben Sie das Passwort ein, das Sie von Ihren Gastgebern haben.',
    tooMany: 'Zu viele Versuche in kurzer Zeit. Bitte warten Sie eine Viertelstunde und versuchen Sie es dann erneut.',
    open: 'Eintreten',
  },

  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Diese Seite gibt es nicht oder nicht mehr. Ihre Einladung ist weiterhin hier.',
    back: 'Zurück zur Einladung',
  },

  ended: {
    revoked: {
      title: 'Dieser Link ist nicht mehr aktiv',
      text: 'Die Menschen, die Sie einladen, haben ihn ersetzt oder zurückgezogen. Bitten Sie sie um Ihren neuen Link: Sie senden ihn sofort.',
    },
    gone: {
      title: 'Diese Einladung ist nicht mehr online',
      text: 'Das Fest ist vorbei oder wurde zurückgezogen. Bei Fragen wenden Sie sich bitte an die Menschen, die Sie eingeladen haben.',
    },
    unknown: {
      title: 'Dieser Link öffnet keine Einladung',
      text: 'Prüfen Sie den Code auf Ihrer Karte oder bitten Sie die Menschen, die Sie einladen, um Ihren Link.',
    },
    notHere: {
      title: 'Öffnen Sie zuerst Ihren Link',
      text: 'In diesem Browser wurde noch keine Einladung geöffnet. Folgen Sie dem Link, den Sie erhalten haben, oder geben Sie Ihren Code ein.',
    },
  },

  refusals: {
    'unknown-link':
      'Dieser Link öffnet keine Einladung mehr. Bitten Sie die Menschen, die Sie einladen, noch einmal darum.',
    revoked: 'Ihre Gastgeber haben diesen Link zurückgezogen. Bitten Sie sie um den neuen.',
    gone: 'Diese Einladung ist nicht mehr online.',
    closed:
      'Die Frist ist abgelaufen: Ihre Antwort wurde nicht gespeichert. Bitte benachrichtigen Sie die Menschen, die Sie einladen, direkt.',
    locked: 'Diese Seite verlangt jetzt ein Passwort: Laden Sie sie neu, um es einzugeben.',
    'wrong-password':
      'Das ist nicht das Passwort. Sehen Sie noch einmal auf Ihrer Karte nach oder fragen Sie Ihre Gastgeber.',
    'moment-full':
      'Bei einem Programmpunkt sind nicht mehr genug Plätze frei. Der Rest Ihrer Antwort ist unverändert: Passen Sie sie an und senden Sie sie noch einmal.',
    invalid:
      'Ein Teil der Antwort ist nicht mehr gültig, wahrscheinlich weil sich die Einladung geändert hat. Prüfen Sie sie und senden Sie sie noch einmal.',
    'consent-missing': 'Eine Allergie kann nur mit Ihrer Einwilligung weitergegeben werden.',
    'plus-one-name': 'Bitte geben Sie den Namen Ihrer Begleitung an.',
    'too-many': 'Zu viele Versuche in kurzer Zeit. Bitte warten Sie einige Minuten und versuchen Sie es dann erneut.',
    'already-reported': 'Sie haben dieses Foto bereits gemeldet.',
    network: 'Sie scheinen offline zu sein. Prüfen Sie Ihre Verbindung und versuchen Sie es dann erneut.',
    unavailable: 'Der Dienst ist gerade nicht verfügbar. Bitte versuchen Sie es gleich noch einmal.',
    unexpected: 'Etwas Unerwartetes ist passiert. Bitte versuchen Sie es erneut.',
  },

  cover: {
    invites: (household) => `Einladung für ${household}`,
    period: (start, end) => `Von ${start} bis ${end}`,
    dateToCome: 'Der Termin wird noch bekannt gegeben',
    alt: 'Von Ihren Gastgebern gewähltes Foto',
  },

  reply: {
    title: 'Ihre Antwort',
    description: 'Antworten Sie in wenigen Augenblicken auf Ihre Einladung, für jede Person und jeden Programmpunkt.',
    until: (day) => `Wir freuen uns über Ihre Antwort bis ${day}. Bis dahin können Sie sie ändern.`,
    anytime: 'Sie können Ihre Antwort jederzeit ändern.',
    everybody: 'Alle kommen',
    alone: 'Ich komme',
    nobody: 'Niemand kann kommen',
    notComing: 'Ich kann nicht kommen',
    plusOne: 'Ihre Begleitung',
    detailsOf: (name) => `${name}: Menü, Ernährung, Hinweise`,
    plusOneHint: 'Für eine Person Ihrer Wahl ist ein Platz vorgesehen.',
    ages: { adult: '', child: 'Kind', baby: 'Baby' },
    at: (day, hour) => `${day}, ${hour} Uhr`,
    yes: 'Ja',
    no: 'Nein',
    full: 'Belegt',
    fullNote:
      'Bei diesem Programmpunkt ist kein Platz mehr frei. Vielleicht finden Ihre Gastgeber noch einen Platz für Sie: Sprechen Sie sie an.',
    fullNow: 'Dieser Programmpunkt ist gerade voll geworden: Für all diese Personen sind nicht mehr genug Plätze frei.',
    noMomentFor: (name) => `${name}: Ihre Gastgeber haben noch nicht angegeben, zu welchen Programmpunkten.`,
    firstName: 'Vorname',
    lastName: 'Nachname',
    nameMissing: 'Bitte geben Sie mindestens einen Vornamen an.',
    courses: { menu: 'Menü', starter: 'Vorspeise', main: 'Hauptgericht', dessert: 'Nachtisch' },
    course: (course, moment) => `${course} – ${moment}`,
    menuToChoose: 'Menü: noch zu wählen',
    menuOf: (dishes) => `Menü: ${dishes}`,
    menuLeft: (menu, courses) => `${menu}; noch zu wählen: ${courses}`,
    addDiet: 'Ernährung angeben',
    addDietFor: (name) => `Ernährung oder Allergie angeben für ${name}`,
    diet: 'Ernährung',
    diets: {
      végétarien: 'Vegetarisch',
      végane: 'Vegan',
      pescétarien: 'Pescetarisch',
      'sans porc': 'Ohne Schweinefleisch',
      'sans gluten': 'Glutenfrei',
      'sans lactose': 'Laktosefrei',
    },
    allergies: 'Allergien und andere Hinweise',
    allergiesHint: 'Zum Beispiel: Erdnüsse, Eier, Essen halal oder koscher.',
    consent:
      'Ich willige ein, dass diese Angabe, die meine Gesundheit oder meine Überzeugungen betrifft, meinen Gastgebern und denen, die das Essen zubereiten, nur zu diesem Zweck mitgeteilt wird. Sie wird spätestens dreißig Tage nach dem Fest gelöscht, und ich kann sie jederzeit zurückziehen.',
    consentMissing:
      'Kreuzen Sie Ihre Einwilligung an oder leeren Sie das Feld: Ohne sie kann dieser Hinweis nicht weitergegeben werden.',
    optional: '(freiwillig)',
    song: 'Das Lied, zu dem Sie tanzen',
    songHint: 'Ein Titel, ein Name: Es kommt auf die Liste des Abends.',
    message: 'Ein paar Worte für Ihre Gastgeber',
    tooLong: (limit) => `Dieser Text ist zu lang: höchstens ${limit} Zeichen.`,
    toCorrect: 'Bitte korrigieren Sie, was unten markiert ist, und senden Sie sie noch einmal.',
    nothing: 'Bitte geben Sie mindestens eine Antwort, ja oder nein.',
    send: 'Meine Antwort senden',
    sending: 'Wird gesendet …',
    cancel: 'Meine bisherige Antwort behalten',
    privacy: 'Ihre Antworten lesen nur Ihre Gastgeber und ihr Team.',
    privacyLink: 'Ihre Daten',
  },

  toasts: {
    updated: 'Antwort gespeichert',
    updatedText: 'Ihre Angaben wurden aktualisiert',
    failed: 'Fehler',
    failedText: 'Ihre Angaben konnten nicht aktualisiert werden',
  },

  thanks: {
    coming: 'Danke, es ist notiert',
    comingText: 'Ihre Gastgeber haben Ihre Antwort erhalten. Wie schön, Sie bald zu sehen!',
    absent: 'Danke für Ihre Antwort',
    absentText: 'Ihre Gastgeber wissen Bescheid. Sie werden fehlen.',
    waiting: 'Ihre Antwort ist aufbewahrt',
    waitingText: 'Ihre Antwort wird gesendet, sobald die Verbindung wieder da ist',
    waitingMore:
      'Sie können diese Seite schließen: Falls nötig, wird sie bei Ihrem nächsten Besuch in diesem Browser gesendet.',
    retry: 'Jetzt erneut versuchen',
    refused: 'Ihre Antwort wurde nicht gespeichert',
    summary: 'Was Sie geantwortet haben',
    entered: 'Was Sie angegeben hatten',
    unanswered: 'Ohne Antwort',
    yes: 'Ja',
    no: 'Nein',
    left: (count) =>
      guestPlural('de', count, {
        one: '# Antwort fehlt noch: Ergänzen Sie sie, wenn Sie es wissen.',
        other: '# Antworten fehlen noch: Ergänzen Sie sie, wenn Sie es wissen.',
      }),
    diet: (diet) => `Ernährung: ${diet}`,
    allergies: (allergies) => `Allergien: ${allergies}`,
    menu: (dishes) => `Auf dem Menü: ${dishes}`,
    menuToChoose: 'Menü noch zu wählen',
    song: (song) => `Ihr Lied: ${song}`,
    message: 'Ihre Worte:',
    change: 'Meine Antwort ändern',
    until: (day) => `Sie können sie bis ${day} ändern.`,
    closed: (day) => `Antworten sind seit ${day} geschlossen.`,
    closedText: 'Bei einer Änderung benachrichtigen Sie bitte die Menschen, die Sie einladen, direkt.',
    closedContact: 'Bei einer Änderung benachrichtigen Sie bitte die Menschen, die Sie einladen:',
    closedNow: 'Antworten sind geschlossen.',
    none: 'Sie haben nicht geantwortet',
    noneText: 'Ihre Gastgeber freuen sich, von Ihnen zu hören: Wenden Sie sich direkt an sie.',
    plusOne: 'Begleitung',
  },

  confirm: {
    title: 'Der Termin hat sich geändert',
    text: (before, now) => `Sie hatten für ${before} geantwortet. Der neue Termin: ${now}.`,
    ask: 'Gilt Ihre Antwort noch? Bestätigen Sie sie mit einem Klick oder ändern Sie sie weiter unten.',
    closed: 'Antworten sind geschlossen: Bitte benachrichtigen Sie die Menschen, die Sie einladen, direkt.',
    confirm: 'Meine Antwort bestätigen',
  },

  calendar: {
    add: 'In meinen Kalender eintragen',
    addOne: (moment) => `In meinen Kalender eintragen: ${moment}`,
    file: (name) => `${name}.ics`,
  },

  event: {
    title: 'Das Fest',
    description: 'Das Programm, die Orte und die praktischen Hinweise Ihrer Einladung.',
    dayToCome: 'Termin folgt',
    hourToCome: 'Uhrzeit folgt',
    yourTable: (name) => `Ihr Tisch: ${name}`,
    companion: 'Ihre Begleitung',
    tableOf: (person, name) => `${person}: ${tableName(name)}`,
    route: 'Route',
    routeTo: (place) => `Route nach ${place} (neuer Tab)`,
    transport: 'An- und Abreise',
    lodging: 'Übernachtung',
    practical: 'Gut zu wissen',
    contact: 'Ihre Gastgeber erreichen',
    map: 'Karte',
    mapOf: (place) => `Karte: ${place} (OpenStreetMap, neuer Tab)`,
    gift: 'Die Geschenkliste',
    giftText: 'Ihre Anwesenheit ist das schönste Geschenk. Für alle, die es wünschen, gibt es eine Liste.',
    giftLink: 'Geschenkliste ansehen',
    newTab: '(neuer Tab)',
    none: 'Das Programm wird vorbereitet',
    noneText:
      'Ihre Gastgeber haben die Programmpunkte Ihrer Einladung noch nicht veröffentlicht. Schauen Sie bald wieder vorbei.',
    answer: 'Auf die Einladung antworten',
  },

  menu: {
    title: 'Die Menüs',
    description: 'Was serviert wird und was Sie gewählt haben.',
    chosenBy: (names) => `Gewählt für ${names}`,
    forChildren: (course) => `${course} für Kinder`,
    none: 'Noch kein Menü',
    noneText: 'Ihre Gastgeber haben kein Menü zur Auswahl veröffentlicht. Falls sie es tun, finden Sie es hier.',
    choose: 'In meiner Antwort wählen',
    change: 'Meine Auswahl ändern',
    diet: 'Eine besondere Ernährung, eine Allergie? Geben Sie es in Ihrer Antwort an, Ihre Gastgeber sagen der Küche Bescheid.',
  },

  album: {
    noScript:
      'Zum Senden von Fotos schalten Sie bitte JavaScript ein: Es verkleinert sie und löscht vor dem Senden den Aufnahmeort.',
    title: 'Das Album',
    description: 'Die Fotos vom Fest, mit allen Gästen geteilt.',
    text: 'Teilen Sie Ihre Fotos vom Fest. Ihre Gastgeber sehen sie an, bevor sie allen Gästen gezeigt werden.',
    add: 'Fotos hinzufügen',
    hint: 'JPEG, PNG oder WebP, höchstens 25\u00a0MB pro Foto. Sie werden vor dem Senden verkleinert, und der Aufnahmeort wird gelöscht.',
    unreadable: 'Dieser Browser kann das Bild nicht lesen. Versuchen Sie es als JPEG.',
    refused:
      'Dieses Foto wurde nicht angenommen. Vielleicht ist die Höchstzahl an Fotos für diese Einladung schon erreicht.',
    failed: 'Das Album konnte nicht geladen werden.',
    empty: 'Noch keine Fotos',
    emptyText: 'Die ersten erscheinen hier. Warum nicht Ihre?',
    closed: 'Das Album ist nicht geöffnet',
    closedText: 'Ihre Gastgeber haben für dieses Fest kein Album geöffnet.',
    pending: 'Wartet',
    pendingNote: 'Sichtbar für Sie und Ihre Gastgeber',
    hidden: 'Nicht ausgewählt',
    photo: (place) => `Foto Nr. ${place} des Albums`,
    ownPhoto: (place) => `Ihr Foto, Nr. ${place} des Albums`,
    open: (photo) => `Vergrößern: ${photo}`,
    previous: 'Vorheriges Foto',
    next: 'Nächstes Foto',
    report: 'Melden',
    original: 'Originalfoto',
    newTab: '(neuer Tab)',
    unseen: 'Dieses Foto kann nicht angezeigt werden.',
    remove: 'Entfernen',
    removeOne: (photo) => `Entfernen: ${photo}`,
    removeTitle: 'Dieses Foto entfernen?',
    removeText: 'Es verschwindet aus dem Album und von unseren Servern.',
    removed: 'Foto entfernt',
    notRemoved: 'Foto unverändert',
    count: (count) => guestPlural('de', count, { one: '# Foto', other: '# Fotos' }),
  },

  data: {
    title: 'Meine Daten',
    description: 'Was für diese Einladung über Sie gespeichert ist und wie Sie es mitnehmen oder löschen.',
    notice: 'Wozu Ihre Daten dienen',
    points: [
      'Ihre Namen und Kontaktdaten haben uns die Menschen anvertraut, die Sie einladen, nur für dieses Fest.',
      'Ihre Antworten, Menüs, Ernährungsangaben und Worte lesen nur sie und ihr Team; die Küche sieht nur, was das Essen betrifft.',
      'Allergien sind Gesundheitsdaten: Sie sind freiwillig, werden mit Ihrer Einwilligung gespeichert und spätestens dreißig Tage nach dem Fest gelöscht.',
      'Ihr persönlicher Link wird in diesem Browser gespeichert, damit Sie Ihre Einladung wiederfinden. Er öffnet nur diese und erlischt sechs Monate nach dem Fest.',
      'Keine Werbung, keine Reichweitenmessung, kein Weiterverkauf.',
    ],
    policy: 'Datenschutzerklärung',
    stored: 'Was gespeichert ist',
    loadFailed: 'Ihre Daten konnten nicht geladen werden.',
    address: 'Postanschrift',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    diet: 'Ernährung',
    allergies: 'Allergien',
    song: 'Lied',
    message: 'Worte an die Gastgeber',
    replies: 'Antworten',
    menus: 'Menüs',
    photos: 'Gesendete Fotos',
    reply: (moment, answer) => `${moment}: ${answer}`,
    nothing: 'Nichts außer dem Namen',
    unnamed: 'Person vorerst ohne Namen',
    download: 'Meine Daten herunterladen',
    file: 'meine-daten.json',
    forgetTitle: 'Löschen, was ich angegeben habe',
    forgetText:
      'Kontaktdaten, Ernährung, Allergien, Menüs, Lied, Worte und Fotos werden sofort gelöscht. Ihre Namen und Ihr Ja oder Nein bleiben auf der Liste Ihrer Gastgeber, die benachrichtigt werden.',
    forget: 'Meine Daten löschen',
    forgetAsk: 'Ihre Daten löschen?',
    notLeft: 'Die Einladung konnte nicht entfernt werden',
    forgotten: 'Daten gelöscht',
    forgottenText: 'Es bleiben nur Ihre Namen und Ihr Ja oder Nein.',
    notForgotten: 'Nichts wurde gelöscht',
    leaveTitle: 'Diesen Browser verlassen',
    leaveText:
      'Entfernen Sie auf einem gemeinsam genutzten Gerät Ihre Einladung aus diesem Browser. Ihr persönlicher Link öffnet sie wieder.',
    leave: 'Einladung aus diesem Browser entfernen',
  },
};

const tableName = (name: string): string => (/^\d+$/.test(name) ? `Tisch ${name}` : name);
