// Loads a component after hydration, for parts that a light page does not need at first. Offline it renders nothing.
import { type ComponentType, createElement, startTransition, useEffect, useState } from 'react';
import { yieldToMain } from '#web/lib/boot/yield-to-main.ts';

export function deferredComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function DeferredComponent(props) {
    const [loaded, setLoaded] = useState<{ default: ComponentType<Props> } | null>(null);
    useEffect(() => {
      // Somebody may be using the page already: loading is a task of its own, and in a transition React renders in short ones.
      void yieldToMain()
        .then(load)
        .then(
          (module) => startTransition(() => setLoaded(module)),
          () => {},
        );
    }, []);
    return loaded === null ? null : createElement(loaded.default, props);
  };
}
