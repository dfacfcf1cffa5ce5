// Pure rules shared by browser, server and functions.
export * from './accounts.ts';
