/** State outside React that a screen can follow: `useSyncExternalStore(store.subscribe, store.get, store.get)`. */
export abstract class Store<State extends object> {
  private readonly listeners = new Set<() => void>();

  protected constructor(protected state: State) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  readonly get = (): State => this.state;

  protected set(part: Partial<State>): void {
    this.state = { ...this.state, ...part };
    for (const listener of this.listeners) listener();
  }
}
