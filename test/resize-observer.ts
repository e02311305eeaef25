import { act } from '@testing-library/react';

const observers = new Set<StandIn>();

class StandIn implements ResizeObserver {
  private readonly observed = new Set<Element>();

  constructor(private readonly callback: ResizeObserverCallback) {
    observers.add(this);
  }
  observe(element: Element) {
    this.observed.add(element);
  }
  unobserve(element: Element) {
    this.observed.delete(element);
  }
  disconnect() {
    observers.delete(this);
  }
  tell(element: Element) {
    if (this.observed.has(element)) this.callback([], this);
  }
}

/** jsdom has no layout and so no sizes: for tests of code that follows them; `changeSize` reports a change. */
export function standInForResizeObserver(): void {
  window.ResizeObserver = StandIn;
}

/** Notifies the observers of an element of a change of its size. */
export function changeSize(element: Element): void {
  act(() => {
    for (const observer of observers) observer.tell(element);
  });
}
