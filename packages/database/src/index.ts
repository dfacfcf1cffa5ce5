// The types of the database, generated from supabase/migrations by `npm run types`.
export * from './generated.ts';
