import { act } from '@testing-library/react';

type Told = (entries: Pick<IntersectionObserverEntry, 'isIntersecting' | 'target'>[]) => void;

const observers = new Set<Observer>();

/** jsdom has no IntersectionObserver: a test decides what is visible. */
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

/** Installs the stand-in; to be called before rendering. */
export function standInForIntersections(): void {
  observers.clear();
  Object.assign(globalThis, { IntersectionObserver: Observer });
}

/** Makes everything that is observed visible, or invisible. */
export function comeIntoView(isIntersecting = true): void {
  act(() => {
    for (const { tell, targets } of [...observers]) {
      if (targets.size > 0) tell([...targets].map((target) => ({ isIntersecting, target })));
    }
  });
}

/** The margins of the observers. */
export function observedMargins(): (string | undefined)[] {
  return [...observers].map(({ options }) => options.rootMargin);
}
