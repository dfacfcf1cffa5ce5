// The query of the kitchen sheet, which the secret in its address opens.
import { ageGroups, courses } from '@liesse/domain';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { callFunction, isTemporary, LinkRefusal } from '#web/features/guest-area/api.ts';

const nullableText = z.nullable(z.string());

const moment = z.object({
  id: z.string(),
  name: z.string(),
  day: nullableText,
  hour: nullableText,
  place: nullableText,
  yes: z.record(z.enum(ageGroups), z.number()),
  waiting: z.number(),
  diets: z.array(z.object({ diet: z.string(), count: z.number() })),
  menus: z.array(z.object({ course: z.enum(courses), name: z.string(), count: z.number() })),
  people: z.array(
    z.object({
      first_name: z.string(),
      initial: z.string(),
      age_group: z.enum(ageGroups),
      diet: nullableText,
      allergies: nullableText,
    }),
  ),
});
export type KitchenMoment = z.infer<typeof moment>;

const table = z.object({
  id: z.string(),
  name: z.string(),
  vendor_meals: z.number(),
  yes: z.record(z.enum(ageGroups), z.number()),
  diets: z.array(z.object({ diet: z.string(), count: z.number() })),
  menus: z.array(z.object({ course: z.enum(courses), name: z.string(), count: z.number() })),
  people: z.array(
    z.object({
      first_name: z.string(),
      initial: z.string(),
      seat: z.nullable(z.number()),
      diet: nullableText,
      allergies: nullableText,
    }),
  ),
});
export type KitchenTable = z.infer<typeof table>;

const sheet = z.object({
  state: z.literal('open'),
  event: z.object({ name: z.string(), starts_on: nullableText, place: nullableText }),
  moments: z.array(moment),
  /** Of the chosen seating plans, by moment. */
  tables: z.record(z.string(), z.array(table)),
});

const answer = z.union([sheet, z.object({ state: z.enum(['unknown', 'revoked', 'gone']) })]);
export type KitchenAnswer = z.infer<typeof answer>;

const RENEWED_MS = 60_000;

/** Fetched every minute and at every focus, because a kitchen relies on it. */
export const kitchenQuery = (token: string) =>
  queryOptions({
    queryKey: ['kitchen-sheet', token],
    queryFn: async ({ signal }): Promise<KitchenAnswer> =>
      answer.parse(await callFunction('kitchen_sheet', { token }, signal)),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.state === 'open' ? RENEWED_MS : false),
    refetchOnWindowFocus: 'always',
    retry: (failures, error) =>
      failures < 2 && error instanceof LinkRefusal && isTemporary(error.reason) && error.reason !== 'too-many',
  });

export const seatsOf = ({ yes }: Pick<KitchenMoment, 'yes'>): number => yes.adult + yes.child + yes.baby;
