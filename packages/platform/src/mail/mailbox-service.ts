// /mailbox and /mailbox/{id}: the demonstration's mailbox as two pages without a script, and /mailbox/latest for its own pages. A message is shown in a frame
// that may run nothing and sees nothing of this site; a link in it leads the whole window, when a person follows it.
import type pg from 'pg';
import type { HttpRequest, HttpResponse, Service } from '#platform/http/types.ts';
import { escapeHtml } from './fields.ts';
import { listMessages, type MailboxEntry, type MailboxMessage, readLatest, readMessage } from './mailbox.ts';

export interface MailboxOptions {
  db: pg.Pool;
  /** Everyone who reaches these pages reads every message: for the demonstration alone. */
  isEnabled: boolean;
}

const ROOT = '/mailbox';

export function createMailboxService({ db, isEnabled }: MailboxOptions): Service {
  return { service: 'mailbox', handle: (request) => (isEnabled ? answer(db, request) : notFound()) };
}

async function answer(db: pg.Pool, { method, path, query }: HttpRequest): Promise<HttpResponse> {
  if (method !== 'GET' && method !== 'HEAD') {
    return { ...page(405, 'Méthode refusée', ''), headers: { ...HEADERS, allow: 'GET, HEAD' } };
  }
  const id = path.slice(ROOT.length + 1);
  if (id === '') return page(200, 'Messagerie de démonstration', listOf(await listMessages(db, { limit: 100 })));
  if (id === 'latest') return latest(db, new URLSearchParams(query));
  const message = await readMessage(db, id.toLowerCase());
  return message ? page(200, titleOf(message), contentOf(message)) : notFound();
}

async function latest(db: pg.Pool, query: URLSearchParams): Promise<HttpResponse> {
  const wanted = { recipient: query.get('to') ?? '', kind: query.get('kind') ?? '' };
  const isText = !(wanted.recipient + wanted.kind).includes('\u0000');
  const message = isText ? await readLatest(db, wanted) : null;
  return {
    status: message ? 200 : 404,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
    body: JSON.stringify(message ?? { message: 'Not found' }),
  };
}

// Frames inherit this policy: the messages' own inline styles need the permission, and nothing in them may run.
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

const notFound = (): HttpResponse => page(404, 'Page introuvable', '<p>Il n’y a rien à cette adresse.</p>');

const STYLE = `body{margin:0;background:#fbf8f3;color:#1f1a24;font:1rem/1.6 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto;padding:2rem 1rem}h1{font:500 1.6rem/1.3 Georgia,serif;overflow-wrap:anywhere}
a{color:#6d1f3b}a:focus-visible{outline:3px solid #b8924a;outline-offset:2px}
ul{list-style:none;margin:0;padding:0;border-top:1px solid #d9c9a5}li{border-bottom:1px solid #d9c9a5}
li a{display:block;padding:.75rem 0;min-height:2.75rem;overflow-wrap:anywhere}small{display:inline-block;width:100%;color:#5f5566}
iframe{width:100%;height:52rem;border:1px solid #d9c9a5;border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

const page = (status: number, title: string, content: string): HttpResponse => ({
  status,
  headers: HEADERS,
  body: `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>
`,
});

function listOf(entries: readonly MailboxEntry[]): string {
  const note =
    '<p>Ces messages n’ont pas été envoyés\u00a0: cette démonstration les garde ici. Rechargez la page pour voir les nouveaux.</p>';
  if (entries.length === 0) return `${note}<p>Aucun message pour l’instant.</p>`;
  const items = entries.map(
    (entry) =>
      `<li><a href="${ROOT}/${entry.id}">${escapeHtml(titleOf(entry))}<small>${detailsOf(entry)}</small></a></li>`,
  );
  return `${note}<ul>${items.join('\n')}</ul>`;
}

function contentOf(message: MailboxMessage): string {
  const back = `<p><a href="${ROOT}">Retour aux messages</a></p>`;
  const details = `<p><small>${detailsOf(message)}</small></p>`;
  const text = `<pre>${escapeHtml(message.text)}</pre>`;
  if (message.html === null) return `${back}${details}${text}`;
  const framed = message.html.replace(/<head\b[^>]*>|$/i, (head) => `${head}<base target="_top">`);
  return `${back}${details}
<iframe title="Contenu du message" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(framed)}"></iframe>
<details><summary>Version texte</summary>${text}</details>`;
}

const titleOf = ({ channel, subject }: MailboxEntry): string =>
  channel === 'sms' ? 'SMS' : subject === '' ? 'Message sans objet' : subject;

const detailsOf = ({ recipient, createdAt }: MailboxEntry): string =>
  `À ${escapeHtml(recipient)}, ${escapeHtml(MOMENT.format(createdAt))}`;

const MOMENT = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Paris' });
