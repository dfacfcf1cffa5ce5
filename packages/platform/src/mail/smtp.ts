// Sends one message by SMTP and distinguishes a permanent refusal from a temporary one.
import { createTransport } from 'nodemailer';
import type { AuthConfig } from '#platform/auth/config/config.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string | null;
  /** Where one click ends such messages. */
  unsubscribe: string | null;
  /** In place of the configured name. */
  senderName: string | null;
}

export interface MailSender {
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export class DeliveryRefused extends Error {
  readonly isFinal: boolean;

  constructor(message: string, isFinal: boolean) {
    super(message);
    this.isFinal = isFinal;
  }
}

export function createSmtpSender(smtp: NonNullable<AuthConfig['smtp']>): MailSender {
  const { host, port, secure, user, password, from } = smtp;
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host,
    port,
    secure,
    ...(user === null ? {} : { auth: { user, pass: password ?? '' } }),
    // A password goes over an encrypted line or not at all, except to this very machine.
    requireTLS: !secure && user !== null && !isLocal(host),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A pooled connection that breaks between two messages: the next one opens another.
  transport.on('error', () => {});
  const domain = /@([a-z0-9.-]+)/i.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, to, subject, text, html, unsubscribe, senderName }) {
      if (!isOneAddress(to)) throw new DeliveryRefused('the recipient is not one address', true);
      await transport
        .sendMail({
          from: senderName === null ? from : { name: senderName, address: addressOf(from) },
          // As an object it is taken for one address, never for a list.
          to: { name: '', address: to },
          subject,
          text,
          ...(html === null ? {} : { html }),
          // The same at every try: a receiver that got it twice shows it once.
          messageId: `<${id}@${domain}>`,
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            ...unsubscribeHeaders(unsubscribe),
          },
        })
        .catch((error: Error) => {
          throw refusalOf(error);
        });
    },
    close: () => transport.close(),
  };
}

/** `"Name" <address>` or the address alone. */
const addressOf = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from;

/** RFC 2369, and RFC 8058 where the address is fit for it: a click in the mail program, without a page between. */
function unsubscribeHeaders(address: string | null): Record<string, string> {
  if (address === null) return {};
  const isOneClick = address.startsWith('https:');
  return {
    'List-Unsubscribe': `<${address}>`,
    ...(isOneClick && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  };
}

const isLocal = (host: string): boolean => host === 'localhost' || host === '::1' || host.startsWith('127.');

const isOneAddress = (to: string): boolean => /^[^\s@,;:<>()"\\\p{Cc}]+@[^\s@,;:<>()"\\\p{Cc}]+$/u.test(to);

/** The receiving server's words without the addresses in them: they end in the database and in events. */
function refusalOf(error: Error & { code?: string; responseCode?: number }): DeliveryRefused {
  const isFinal = error.code === 'EENVELOPE' && (error.responseCode ?? 0) >= 500;
  const words = error.message.replace(/\S+@\S+/g, '…').slice(0, 300);
  return new DeliveryRefused(words, isFinal);
}
