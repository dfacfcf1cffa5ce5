// The query of the kitchen sheet, which the secret in its address opens.
import { type Course } from '@liesse/domain';
import { queryOptions } from '@tanstack/react-query';
import { callFunction, isTemporary, LinkRefusal } from '#web/features/guest-area/api.ts';

type Age = 'adult' | 'child' | 'baby';

export interface KitchenMoment {
  id: string;
  name: string;
  day: string | null;
  hour: string | null;
  place: string | null;
  yes: Record<Age, number>;
  waiting: number;
  diets: Array<{ diet: string; count: number }>;
  menus: Array<{ course: Course; name: string; count: number }>;
  people: Array<{ first_name: string; initial: string; age_group: Age; diet: string | null; allergies: string | null }>;
}

export interface KitchenSheet {
  state: 'open';
  event: { name: string; starts_on: string | null; place: string | null };
  moments: KitchenMoment[];
}

export type KitchenAnswer = KitchenSheet | { state: 'unknown' | 'revoked' | 'gone' };

const RENEWED_MS = 60_000;

/** Fetched every minute and at every focus, because a kitchen relies on it. */
export const kitchenQuery = (token: string) =>
  queryOptions({
    queryKey: ['kitchen-sheet', token],
    queryFn: ({ signal }) => callFunction<KitchenAnswer>('kitchen_sheet', { token }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'open' ? RENEWED_MS : false),
    refetchOnWindowFocus: 'always',
    retry: (failures, error) =>
      failures < 2 && error instanceof LinkRefusal && isTemporary(error.reason) && error.reason !== 'too-many',
  });

export const seatsOf = ({ yes }: KitchenMoment): number => yes.adult + yes.child + yes.baby;
