// The files of this suite that run a second time on a PostgreSQL server reached over TCP with a password. The platform
// runs the same code and the same SQL on both: only connecting, long-lived connections and what a login may do can
// differ. A file is listed for what of that it exercises; the rest would repeat the same bytes over another socket.
// The project of local/ always has the embedded server, as its command starts it.
// `CONFORMANCE_DATABASE=real npx vitest run --project conformance` runs the whole suite so.
export const overTcp: Readonly<Record<string, string>> = {
  'select.test.ts': 'the read of the data API',
  'insert.test.ts': 'a write, with the caller’s role and claims',
  'update.test.ts': 'a write that counts its rows',
  'upsert.test.ts': 'a write that meets a conflict',
  'delete.test.ts': 'a write that returns what it removed',
  'rpc-post.test.ts': 'a function call in a transaction of its own',
  'bulk.test.ts': 'requests and answers larger than a packet',
  'errors.test.ts': 'the errors that the server sends, with their fields',
  'limits.test.ts': 'the statement timeout of a role',
  'schema-reload.test.ts': 'the connection that listens for schema changes',
  'tokens.test.ts': 'the authenticator’s login and the roles that it enters',
  'auth/signup.test.ts': 'the system pool, and the job queue that sends the mail',
  'auth/sessions.test.ts': 'sessions and refresh tokens, with row locks',
  'storage/upload.test.ts': 'objects whose row and bytes are written together',
  'storage/resumable.test.ts': 'an upload that holds a lock over several requests',
  'realtime/changes-events.test.ts': 'the follower of the log of changes',
  'realtime/changes-policies.test.ts': 'changes checked under each subscriber’s role',
  'realtime/broadcast.test.ts': 'broadcast between processes by notifications',
  'realtime/private.test.ts': 'channels whose policies are read on joining',
  'realtime/reconnect.test.ts': 'a client that comes back after a loss',
};
