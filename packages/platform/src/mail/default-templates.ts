// Plain messages for a project that brings none of its own.
import type { MailKind } from '#platform/auth/messages.ts';

export interface TemplateSource {
  subject: string;
  html: string;
  /** Made from the HTML when absent. */
  text?: string;
}

const page = (...paragraphs: string[]): string =>
  `<!doctype html>\n<html lang="en"><body>${paragraphs.map((one) => `<p>${one}</p>`).join('\n')}</body></html>\n`;

const link = (label: string): string => `<a href="{{ .ConfirmationURL }}">${label}</a>`;
const CODE = '{{ if .Token }}Or enter this code: <strong>{{ .Token }}</strong>{{ end }}';
const NOT_YOU = 'If you did not ask for this, ignore this message.';

export const defaultTemplates: Readonly<Record<MailKind, TemplateSource>> = {
  confirmation: {
    subject: 'Confirm your e-mail address',
    html: page('Follow this link to confirm your e-mail address.', link('Confirm'), CODE, NOT_YOU),
  },
  invite: {
    subject: 'You have been invited',
    html: page('You have been invited to create an account on {{ .SiteURL }}.', link('Accept'), CODE, NOT_YOU),
  },
  magic_link: {
    subject: 'Your sign-in link',
    html: page('Follow this link to sign in.', link('Sign in'), CODE, NOT_YOU),
  },
  recovery: {
    subject: 'Reset your password',
    html: page('Follow this link to choose a new password.', link('Reset password'), CODE, NOT_YOU),
  },
  email_change: {
    subject: 'Confirm the change of your e-mail address',
    html: page('Confirm the change from {{ .Email }} to {{ .NewEmail }}.', link('Confirm'), CODE, NOT_YOU),
  },
  reauthentication: {
    subject: 'Confirm that it is you',
    html: page('Enter this code: <strong>{{ .Token }}</strong>', NOT_YOU),
  },
  factor_code: {
    subject: 'Your verification code',
    html: page('Enter this code to sign in: <strong>{{ .Token }}</strong>', 'If it was not you, change your password.'),
  },
  new_sign_in: {
    subject: 'New sign-in to your account',
    html: page(
      'Your account {{ .Email }} was signed in to{{ if .At }} on {{ .At }}{{ end }}{{ if .Device }} ({{ .Device }}){{ end }}.',
      'If it was not you, change your password at <a href="{{ .SiteURL }}">{{ .SiteURL }}</a>.',
    ),
  },
  account_exists: {
    subject: 'You already have an account',
    html: page(
      'Somebody asked to use this address for an account, and it already has one. Nothing has changed.',
      'To sign in, go to <a href="{{ .SiteURL }}">{{ .SiteURL }}</a>.',
      NOT_YOU,
    ),
  },
};
