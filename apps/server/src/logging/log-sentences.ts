// The sentences a person reads while `npm start` works. Routine events have none: a terminal is not a log store.
import type { LiesseEvent } from '#server/events.ts';

export function sentenceOf(event: LiesseEvent): string | undefined {
  switch (event.kind) {
    case 'postgres.initialising':
      return `Création de la base de données dans ${event.dataDir}…`;
    case 'postgres.recovering':
      return `Remise en ordre de la base : ${event.reason}`;
    case 'postgres.ready':
      return `PostgreSQL ${event.version} prêt en ${duration(event.ms)}`;
    case 'postgres.log':
      return /\b(?:WARNING|FATAL|PANIC):/.test(event.line) ? `PostgreSQL : ${event.line}` : undefined;
    case 'postgres.stopped':
      return event.expected ? 'PostgreSQL arrêté' : 'PostgreSQL s’est arrêté sans qu’on le lui demande';
    case 'pool.error':
      return `Connexion à la base perdue : ${event.message}`;
    case 'database.damaged':
      return `ALERTE : des pages de la base sont endommagées (${event.code}). Vérifiez le disque et restaurez une sauvegarde`;
    case 'lock.waiting':
      return `Un autre processus prépare la base (${event.purpose}) : attente de sa fin`;
    case 'migration.applied':
      return `Migration ${event.version} ${event.name} appliquée en ${duration(event.ms)}`;
    case 'seed.applied':
      return `Données de départ ${event.file} chargées en ${duration(event.ms)}`;
    case 'config.notice':
      return `config.toml, ligne ${event.line} : ${event.message}`;
    case 'schema.loaded':
      return `Schéma lu en ${duration(event.ms)} : ${plural(event.tables, 'table')}, ${plural(event.functions, 'fonction')}`;
    case 'schema.failed':
      return `Le schéma ne se lit pas : ${event.message}`;
    case 'request.failed':
      return `Une requête a échoué (${event.service} ${event.method}) : ${event.message}`;
    case 'replica.changed':
      return event.isUsable
        ? 'Le serveur de secours répond aux lectures'
        : `Le serveur de secours ne répond plus aux lectures : ${event.reason ?? ''}`;
    case 'query.slow':
      return `Requête SQL lente (${duration(event.ms)}) : ${event.statement}`;
    case 'spans.dropped':
      return `Le collecteur de traces n’a pas reçu ${plural(event.count, 'mesure')} : ${event.reason}`;
    case 'server.listening':
      return `Écoute sur ${event.address}`;
    case 'server.draining':
      return `Fermeture : ${plural(event.open, 'requête')} en cours`;
    case 'server.stopped':
      return 'Arrêté';
    case 'configuration.refused':
      return ['Liesse ne démarre pas ainsi :', ...event.problems.map((problem) => `  – ${problem}`)].join('\n');
    case 'start.failed':
      return `Liesse n’a pas pu démarrer : ${event.message}`;
    case 'start.finished':
      return openingOf(event);
    case 'metrics.listening':
      return `Mesures sur ${event.address}`;
    case 'administrator.invited':
      return 'Une invitation est partie vers la première personne qui administrera le site';
    case 'demonstration.public':
      return PUBLIC_DEMONSTRATION;
    case 'demonstration.furnished':
      return `Démonstration : ${plural(event.number, 'image')} en place en ${duration(event.ms)}`;
    case 'demonstration.failed':
      return `Les images de la démonstration manquent : ${event.message}`;
    case 'settings.failed':
      return `Les paramètres du site ne se lisent pas : ${event.message}`;
    case 'page.failed':
      return `Une page n’a pas pu être préparée : ${event.message}`;
    case 'signal.received':
      return event.isForced ? `${event.signal} : arrêt immédiat` : `${event.signal} : fermeture en douceur`;
    case 'drain.expired':
      return `Des requêtes duraient encore après ${duration(event.ms)} : elles sont coupées`;
    case 'process.failed':
      return `Erreur imprévue : ${event.message}`;
    case 'mail.failed':
      return event.isFinal
        ? `Un message (${event.message}) n’a pas pu être envoyé ; tentatives : ${event.attempts}`
        : undefined;
    case 'job.failed':
      return event.isFinal ? `Une tâche (${event.task}) a été abandonnée : ${event.reason}` : undefined;
    case 'job.done':
    case 'mail.delivered':
    case 'mail.withdrawn':
    case 'request.answered':
      return undefined;
    default:
      return event satisfies never;
  }
}

/** The accounts that supabase/seed.sql makes. */
const DEMONSTRATION = [
  // Without the sign: the log strikes addresses out, whoever's they are.
  '  comptes : client, noe, temoin, partner, admin et secure, au domaine demo.liesse.example — mot de passe : liesse-demo',
];

const PUBLIC_DEMONSTRATION = [
  '',
  'ATTENTION : la démonstration est ouverte sur une adresse publique (DEMO=1).',
  '  Ses comptes et leur mot de passe sont connus de tous, celui qui administre compris : tout le monde peut tout y lire et tout y changer.',
  '  Personne ne doit y mettre de vraies données. La page /mailbox n’existe pas ici.',
  '  Pour un vrai site, commencez sans DEMO=1 avec un dossier vide.',
  '',
].join('\n');

function openingOf(event: { address: string; ms: number; isDemonstration: boolean; hasMailbox: boolean }): string {
  const lines = ['', `Liesse est ouvert : ${event.address}  (en ${duration(event.ms)})`];
  if (event.isDemonstration) {
    lines.push('Mode démonstration : n’y mettez pas de vraies données.', ...DEMONSTRATION);
    if (event.hasMailbox) lines.push('  messages envoyés : /mailbox');
  }
  return [...lines, ''].join('\n');
}

function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1).replace('.', ',')} s`;
}

const plural = (count: number, noun: string): string => `${count} ${noun}${count > 1 ? 's' : ''}`;
