// The order of a course while its dishes are moved: seen at once, written one order after the other, and only the latest.
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useAct } from '#web/features/events/use-act.ts';
import { orderDishes } from '#web/features/guest-site/menu-mutations.ts';
import { type Dish, menusQuery } from '#web/features/guest-site/menu-queries.ts';
import { arranged, movesOf } from '#web/features/guest-site/menus.ts';

export function useDishOrder(eventId: string, dishes: readonly Dish[]) {
  const act = useAct();
  const cache = useQueryClient();
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const latest = useRef<readonly string[] | null>(null);
  const writing = useRef<Promise<unknown>>(Promise.resolve());

  function put(order: readonly string[]): void {
    setWanted(order);
    latest.current = order;
    writing.current = writing.current.then(async () => {
      if (latest.current !== order) return;
      // As the order before left them.
      const saved = cache.getQueryData(menusQuery(eventId).queryKey)?.dishes ?? dishes;
      await act.run(() => orderDishes(movesOf(saved, order)));
      // Unless it was moved again meanwhile. After a refusal the order of the server is shown again.
      setWanted((now) => (now === order ? null : now));
    });
  }

  return { dishes: wanted === null ? dishes : arranged(dishes, wanted), put };
}
