// What the server read for a guest's page by the link of its cookie, and the result of a form that was posted without JavaScript.
// It is null when the browser has no cookie: the page then reads the invitation itself, by the link of its storage.
import { createContext, useContext } from 'react';
import { createContext as createRouterContext } from 'react-router';
import type { Reason } from '#web/features/guest-area/api.ts';
import type { GuestPage } from '#web/features/guest-area/invitation/invitation.ts';
import type { Draft, Problem } from '#web/features/guest-area/rsvp/reply.ts';

export interface ServedInvitation {
  /** The guest's id, as in /guest/{id}. */
  id: string;
  token: string;
  /** For pages with a password. */
  pass: string | null;
  page: GuestPage;
  /** What guest_album or guest_data answered, for the pages that show it. They parse it. */
  content: unknown;
  /** The idempotency key of a reply that is posted from this page. */
  key: string;
  /** Shows that the form comes from a page of this link: nobody else can compute it. */
  proof: string;
  form: PostedForm | null;
  /** The cover as a tiny picture in the page, where the server has it already. */
  preview: string | null;
  /** When the page was rendered for offline use, in milliseconds; null for a page that is read now. */
  copiedAt: number | null;
}

/** A form that was posted and is shown again. */
export type PostedForm =
  | { kind: 'reply'; draft: Draft; problems: readonly Problem[]; refusal: ReplyRefusal | null }
  | { kind: 'password'; reason: Reason | 'missing' };

export interface ReplyRefusal {
  reason: Reason;
  hint: string | null;
}

/** Set by the server for the loader of the guest layout. */
export const servedInvitationContext = createRouterContext<ServedInvitation | null>(null);

const ServedInvitationContext = createContext<ServedInvitation | null>(null);
export const ServedInvitationProvider = ServedInvitationContext.Provider;

export const useServedInvitation = (): ServedInvitation | null => useContext(ServedInvitationContext);
