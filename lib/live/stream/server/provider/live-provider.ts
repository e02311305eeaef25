/** A stream at a provider: its name, and until when (ms) an address of it is valid. */
export interface NamedStream {
  name: string;
  until: number;
}

/** What a provider told us of a stream. Its signature does not cover this: it is a reason to ask, and nothing more. */
export interface Callback {
  name: string;
  event: 'began' | 'ended';
}

/** A provider of live streams: it takes what encoders send, and gives it to players. */
export interface LiveProvider {
  /** What the settings of an encoder need: its server, and the key, which is a secret. */
  pushAddress(stream: NamedStream): { server: string; key: string };
  /** The address of its playlist (HLS, https). */
  playAddress(stream: NamedStream): string;
  /** Whether an encoder sends it at `now` (ms). Rejects where the provider does not say so: that is not the same as false. */
  isOnline(name: string, now: number): Promise<boolean>;
  /** Cuts off who sends it, and lets nobody send it again until then. A second time changes nothing. */
  forbid(stream: NamedStream, now: number): Promise<void>;
  /**
   * Reads a callback. Null for one about something else. Throws Forbidden for one that is not signed by the provider, or not of these
   * minutes, TooLarge for a body that none has.
   */
  readCallback(request: Request, now: number): Promise<Callback | null>;
}
