// A real SMTP server on its own port that records what it receives, so that a test can read the mails.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { AuthConfig } from '@liesse/platform/auth/config/config.ts';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  /** The recipients of the envelope, who get the mail whatever the headers say. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
  headers: ReadonlyMap<string, string>;
}

export type MailWanted = { to: string; subject?: string | RegExp } | ((mail: ReceivedMail) => boolean);

export interface MailReceiver {
  smtp: NonNullable<AuthConfig['smtp']>;
  received: readonly ReceivedMail[];
  /** The first such mail that no call before has returned; it may be there already. Rejects after 10 s. */
  waitFor(wanted: MailWanted): Promise<ReceivedMail>;
  /** The answer to each recipient from now on: a code such as 451 or 550, or null to accept. */
  refuseWith(code: number | null): void;
  stop(): Promise<void>;
}

const WAIT_MS = 10_000;

export async function startMailReceiver(): Promise<MailReceiver> {
  const received: ReceivedMail[] = [];
  const taken = new Set<ReceivedMail>();
  const arrivals = new EventTarget();
  let refusal: number | null = null;

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1_000,
    onRcptTo(address, _session, done) {
      if (refusal === null) return done();
      done(Object.assign(new Error(`${address.address} is refused here`), { responseCode: refusal }));
    },
    onData(stream, session, done) {
      buffer(stream)
        .then((bytes) => parse(bytes, session.envelope.rcptTo))
        .then((mail) => {
          received.push(mail);
          done();
          arrivals.dispatchEvent(new Event('mail'));
        })
        .catch(done);
    },
  });
  // A client may disconnect in the middle; the expected mail then never arrives.
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;

  return {
    smtp: {
      host: '127.0.0.1',
      port,
      user: null,
      password: null,
      from: '"Liesse" <noreply@liesse.test>',
      secure: false,
    },
    received,
    async waitFor(wanted) {
      const matches = matcher(wanted);
      const limit = AbortSignal.timeout(WAIT_MS);
      for (;;) {
        const found = received.find((mail) => !taken.has(mail) && matches(mail));
        if (found) {
          taken.add(found);
          return found;
        }
        await once(arrivals, 'mail', { signal: limit }).catch(() => {
          throw new Error(`no such mail within ${WAIT_MS / 1_000} s; ${received.length} others came`);
        });
      }
    },
    refuseWith(code) {
      refusal = code;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function parse(bytes: Buffer, recipients: ReadonlyArray<{ address: string }>): Promise<ReceivedMail> {
  const mail = await PostalMime.parse(bytes);
  return {
    to: recipients.map(({ address }) => address),
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? '',
    messageId: mail.messageId ?? '',
    headers: new Map(mail.headers.map(({ key, value }) => [key, value])),
  };
}

function matcher(wanted: MailWanted): (mail: ReceivedMail) => boolean {
  if (typeof wanted === 'function') return wanted;
  const { to, subject } = wanted;
  return (mail) =>
    mail.to.includes(to) &&
    (subject === undefined || (typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject)));
}
