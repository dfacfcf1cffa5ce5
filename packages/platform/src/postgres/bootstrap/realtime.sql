-- The schema for row changes, channel messages and presence. The files named realtime-… create its tables and functions.
create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role, authenticator;
