// Pure rules shared by browser, server and functions.
export * from './accounts.ts';
export * from './budget.ts';
export * from './budget-template.ts';
export * from './cents.ts';
export * from './contact.ts';
export * from './days.ts';
export * from './directory.ts';
export * from './events.ts';
export * from './guests.ts';
export * from './invitations.ts';
export * from './ledger.ts';
export * from './menus.ts';
export * from './planning.ts';
export * from './quotes.ts';
export * from './task-template.ts';
export * from './timeline.ts';
