// Loads a component after hydration, for parts that a light page does not need at first. Offline it renders nothing.
import { type ComponentType, createElement, useEffect, useState } from 'react';

export function deferredComponent<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  return function DeferredComponent(props) {
    const [loaded, setLoaded] = useState<{ default: ComponentType<Props> } | null>(null);
    useEffect(() => void load().then(setLoaded, () => {}), []);
    return loaded === null ? null : createElement(loaded.default, props);
  };
}
