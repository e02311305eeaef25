import { act } from '@testing-library/react';

type Told = (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void;

const observers = new Set<Observer>();

/** What jsdom lacks: nothing comes into view by itself, a test says when it does. */
class Observer implements Pick<IntersectionObserver, 'observe' | 'disconnect'> {
  readonly targets = new Set<Element>();

  constructor(
    readonly tell: Told,
    readonly options: IntersectionObserverInit = {},
  ) {
    observers.add(this);
  }

  observe(target: Element): void {
    this.targets.add(target);
  }

  disconnect(): void {
    observers.delete(this);
  }
}

/** Puts the stand-in in place; to be called before rendering. */
export function standInForIntersections(): void {
  observers.clear();
  Object.assign(globalThis, { IntersectionObserver: Observer });
}

/** Everything that is observed comes into view, or leaves it. */
export function comeIntoView(isIntersecting = true): void {
  act(() => {
    for (const { tell, targets } of [...observers]) {
      if (targets.size > 0) tell([...targets].map((target) => ({ isIntersecting, target })));
    }
  });
}

/** The margins that observers asked for. */
export function observedMargins(): (string | undefined)[] {
  return [...observers].map(({ options }) => options.rootMargin);
}
