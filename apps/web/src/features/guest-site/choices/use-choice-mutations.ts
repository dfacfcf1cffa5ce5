// Choices that hosts record for their guests: seen at once, written one after the other for each person, undone where they are refused.
import type { Course } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { eventRefusalSentence } from '#web/features/events/refusals.ts';
import { chosenIn, type Eater, type Recording } from '#web/features/guest-site/choices/dish-choices.ts';
import { recordDish } from '#web/features/guest-site/choices/mutations.ts';
import { eatersQuery, refreshEaters } from '#web/features/guest-site/choices/queries.ts';
import type { CourseMenus } from '#web/features/guest-site/menus/menus.ts';
import { STALE } from '#web/lib/api/calls.ts';
import type { Refusal } from '#web/lib/api/refusal.ts';
import { announce } from '#web/lib/device/announce.ts';
import { dishChoices as text } from '#web/locales/fr/dish-choices.ts';
import { toast } from '#web/ui/feedback/toast/toast-store.ts';

const FOREIGN_KEY_VIOLATION = '23503';

export function useChoiceActs(eventId: string, momentId: string) {
  const cache = useQueryClient();
  const [recordings, setRecordings] = useState<readonly Recording[]>([]);
  const writing = useRef(new Map<string, Promise<void>>());

  /** For somebody as they are shown, with what is on its way. */
  function choose(eater: Eater, menus: CourseMenus, dish: string | null): void {
    const { course } = menus;
    const recording: Recording = { guestId: eater.id, course, dish };
    setRecordings((before) => [...before, recording]);
    const turn = (writing.current.get(eater.id) ?? Promise.resolve()).then(async () => {
      await record(eater, menus, dish);
      setRecordings((before) => before.filter((one) => one !== recording));
    });
    writing.current.set(eater.id, turn);
  }

  async function record(eater: Eater, menus: CourseMenus, to: string | null): Promise<void> {
    const from = eater.choices[menus.course] ?? null;
    const guestId = eater.id;
    const result = await recordDish({ eventId, guestId, momentId, course: menus.course, from, to });
    if (!result.ok && result.code !== STALE) return refuse(result);
    await refreshEaters(cache, momentId, [guestId]).catch(() => {});
    const now = cache.getQueryData(eatersQuery(momentId).queryKey)?.find(({ id }) => id === guestId);
    if (result.ok || (now !== undefined && isChoice(now, menus.course, to))) return announce(saidOf(eater, menus, to));
    toast({ variant: 'destructive', title: text.changed, description: whatStands(eater, now, menus) });
  }

  return { recordings, choose };
}

const refuse = (refusal: Refusal): void =>
  toast({
    variant: 'destructive',
    title: text.refused,
    description: refusal.code === FOREIGN_KEY_VIOLATION ? text.gone : eventRefusalSentence(refusal),
  });

const isChoice = ({ choices }: Eater, course: Course, dish: string | null): boolean =>
  (choices[course] ?? null) === dish;

function saidOf({ name }: Eater, { dishes }: CourseMenus, to: string | null): string {
  const dish = dishes.find(({ id }) => id === to);
  return dish === undefined ? text.takenAway(name) : text.recorded(name, dish.name);
}

function whatStands({ name }: Eater, now: Eater | undefined, menus: CourseMenus): string {
  if (now === undefined) return text.noLonger(name);
  const dish = chosenIn(now, menus);
  return dish === undefined ? text.changedToNone(name) : text.changedTo(name, dish.name);
}
