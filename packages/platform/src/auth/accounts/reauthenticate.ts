// GET /reauthenticate: a code to the account's own address, to be given back with a change that needs fresh proof.
import type { Address } from '#platform/auth/accounts/address.ts';
import { limitMessages, mailProof, messageProof } from '#platform/auth/accounts/send-proof.ts';
import type { UserRow } from '#platform/auth/accounts/users.ts';
import { type Endpoint, json } from '#platform/auth/endpoint.ts';
import { AuthError } from '#platform/auth/errors.ts';
import { requireUser } from '#platform/auth/sessions/current-user.ts';
import { networkOf } from '#platform/http/network.ts';
import { inTransaction } from '#platform/postgres/transaction.ts';

export const reauthenticate: Endpoint = {
  method: 'GET',
  path: '/reauthenticate',
  async handle(context, request) {
    const { user } = await requireUser(context, request);
    if (user.email === null && user.phone === null)
      throw new AuthError('validation_failed', 'Reauthentication requires the user to have an email or a phone number');
    const address = provedAddress(user);
    if (!address)
      throw new AuthError('validation_failed', `Please verify your ${user.email === null ? 'phone' : 'email'} first.`);
    await limitMessages(context, address, networkOf(request.ip));
    await inTransaction(context.db, (client) =>
      address.kind === 'phone'
        ? messageProof(context, client, user, 'reauthentication', address.value)
        : mailProof(context, client, {
            user,
            kind: 'reauthentication',
            to: address.value,
            redirectTo: context.config.siteUrl,
            challenge: null,
          }),
    );
    return json({});
  },
};

function provedAddress(user: UserRow): Address | null {
  if (user.email !== null && user.email_confirmed_at !== null) return { kind: 'email', value: user.email };
  return user.phone !== null && user.phone_confirmed_at !== null ? { kind: 'phone', value: user.phone } : null;
}
