import type { Context } from './context';

/** Something that a node does from its start to its stop, beside requests and jobs. */
export interface Service {
  /** For the log. */
  name: string;
  /** Begins it; returns what ends it. The context has no caller. */
  start(context: Context): Promise<() => Promise<void>>;
}
