// Choices that hosts record for their guests. A choice is shown before the answer, and the choices of one guest are written one after
// the other, so that a quick second choice never overtakes the first.
import type { Course } from '@liesse/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { eventRefusalSentence } from '#web/features/events/refusals.ts';
import { chosenIn, type Eater, type Recording } from '#web/features/guest-site/choices/dish-choices.ts';
import { recordDish } from '#web/features/guest-site/choices/mutations.ts';
import { eatersQuery, refreshEaters } from '#web/features/guest-site/choices/queries.ts';
import type { CourseMenus } from '#web/features/guest-site/menus/menus.ts';
import { STALE } from '#web/lib/api/refusal.ts';
import { announce } from '#web/lib/device/announce.ts';
import { dishChoices as text } from '#web/locales/fr/client/dish-choices.ts';
import { useToastMutation } from '#web/ui/feedback/use-toast-mutation.ts';

const FOREIGN_KEY_VIOLATION = '23503';

interface NewChoice {
  eater: Eater;
  menus: CourseMenus;
  dish: string | null;
}

export function useChoiceMutations(eventId: string, momentId: string) {
  const cache = useQueryClient();
  const [recordings, setRecordings] = useState<readonly Recording[]>([]);
  const queues = useRef(new Map<string, Promise<void>>());
  const record = useToastMutation({
    mutationFn: async ({ eater, menus, dish }: NewChoice) => {
      const { course } = menus;
      const from = eater.choices[course] ?? null;
      const result = await recordDish({ eventId, guestId: eater.id, momentId, course, from, to: dish });
      if (!result.ok && result.code !== STALE) return result;
      await refreshEaters(cache, momentId, [eater.id]).catch(() => {});
      const current = cache.getQueryData(eatersQuery(momentId).queryKey)?.find(({ id }) => id === eater.id);
      const isRecorded = result.ok || (current !== undefined && isChoice(current, course, dish));
      return { ok: true as const, conflict: isRecorded ? null : describeCurrent(eater, current, menus) };
    },
    success: ({ conflict }) =>
      conflict === null ? undefined : { variant: 'destructive', title: text.changed, description: conflict },
    errorTitle: text.refused,
    errorMessage: (refusal) => (refusal.code === FOREIGN_KEY_VIOLATION ? text.gone : eventRefusalSentence(refusal)),
    onSuccess: ({ conflict }, choice) => {
      if (conflict === null) announce(describeRecorded(choice));
    },
  });

  /** `eater` is the guest as shown, with the choices that are not written yet. */
  function choose(eater: Eater, menus: CourseMenus, dish: string | null): void {
    const recording: Recording = { guestId: eater.id, course: menus.course, dish };
    setRecordings((before) => [...before, recording]);
    const written = (queues.current.get(eater.id) ?? Promise.resolve()).then(async () => {
      await record.run({ eater, menus, dish });
      setRecordings((before) => before.filter((other) => other !== recording));
    });
    queues.current.set(eater.id, written);
  }

  return { recordings, choose };
}

const isChoice = ({ choices }: Eater, course: Course, dish: string | null): boolean =>
  (choices[course] ?? null) === dish;

function describeRecorded({ eater: { name }, menus: { dishes }, dish: chosen }: NewChoice): string {
  const dish = dishes.find(({ id }) => id === chosen);
  return dish === undefined ? text.takenAway(name) : text.recorded(name, dish.name);
}

/** What the guest has chosen now, when that is not what the host read. */
function describeCurrent({ name }: Eater, current: Eater | undefined, menus: CourseMenus): string {
  if (current === undefined) return text.noLonger(name);
  const dish = chosenIn(current, menus);
  return dish === undefined ? text.changedToNone(name) : text.changedTo(name, dish.name);
}
