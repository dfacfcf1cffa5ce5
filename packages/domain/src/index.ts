// Pure rules shared by browser, server and functions.
export * from './accounts.ts';
export * from './contact.ts';
export * from './directory.ts';
export * from './events.ts';
export * from './guests.ts';
export * from './invitations.ts';
