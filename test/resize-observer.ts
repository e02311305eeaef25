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

/** jsdom lays nothing out and so knows no sizes: for tests of what follows them, until `changeSize` says that one changed. */
export function standInForResizeObserver(): void {
  window.ResizeObserver = StandIn;
}

/** Says to whoever watches an element that its size has changed. */
export function changeSize(element: Element): void {
  act(() => {
    for (const observer of observers) observer.tell(element);
  });
}
